// Named timers: a new one of the same name takes the place of the old.
export class Timers {
  readonly #running = new Map<string, number>();

  later(name: string, wait: number, run: () => void): void {
    this.never(name);
    this.#running.set(name, window.setTimeout(run, wait));
  }

  never(...names: string[]): void {
    for (const name of names) clearTimeout(this.#running.get(name));
  }

  close(): void {
    this.never(...this.#running.keys());
  }
}

// For tests only: a slow line. What a page asks of the table waits until the test answers it.
import { flushSync } from 'svelte';

export class Asked {
  constructor(
    readonly path: string,
    readonly body: unknown,
    readonly done: (response: Response) => void,
  ) {}

  /** The answer arrives, and the page has taken it in. */
  async answer(data: unknown, status = 200): Promise<void> {
    this.done({ ok: status < 400, status, json: () => Promise.resolve(data) } as Response);
    await takenIn();
  }
}

/** Everything that was only waiting for its turn has had it. */
export async function takenIn(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  flushSync();
}

export class Line {
  asked: Asked[] = [];

  readonly fetch = (path: string, more?: { body?: string }): Promise<Response> =>
    new Promise((done) => this.asked.push(new Asked(path, more?.body === undefined ? null : JSON.parse(more.body), done)));

  /** What was asked last at this address. */
  to(path: string): Asked {
    const found = this.all(path).at(-1);
    if (!found) throw new Error(`nobody asked for ${path}`);
    return found;
  }

  all(path: string): Asked[] {
    return this.asked.filter((one) => one.path === path);
  }
}

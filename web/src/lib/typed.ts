/** What a field holds once an answer has come: what is told, unless something else was written there meanwhile. */
export function unlessTyped(now: string, before: string, told: string): string {
  return now === before ? told : now;
}

// For tests only.

/** Runs what a component would render and writes down each rendering; returns how to stop. */
export function watch<T>(render: () => T, seen: T[]): () => void {
  return $effect.root(() => {
    $effect(() => void seen.push(render()));
  });
}

/** Runs something that has effects of its own, outside a component. */
export function rooted(run: () => unknown): () => void {
  return $effect.root(() => void run());
}

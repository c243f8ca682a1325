/** Is somebody writing there? Then no key belongs to the game. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('dialog[open]')) return true;
  return target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=range])');
}

/** Does Enter press something there? */
export function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary, label') !== null;
}

/** A screen too small for a drawer and a hand beside the board. */
export const narrow = (): Screen => matching('(max-height: 34rem), (max-width: 52rem)');

/** A screen so wide that a map, seen whole, leaves room for a drawer at its side. */
export const roomy = (): Screen => matching('(min-aspect-ratio: 3/2) and (min-width: 75rem)');

export const portrait = (): Screen => matching('(orientation: portrait)');

interface Screen {
  readonly on: boolean;
}

function matching(query: string): Screen {
  const list = globalThis.matchMedia?.(query);
  let on = $state(list?.matches ?? false);
  $effect(() => {
    const changed = (): void => void (on = list.matches);
    list?.addEventListener('change', changed);
    return () => list?.removeEventListener('change', changed);
  });
  return {
    get on() {
      return on;
    },
  };
}

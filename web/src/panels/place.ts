// Where a small window goes: below what it belongs to, or above, and always on the screen.
const GAP = 6;
const EDGE = 8;

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function spot(anchor: Box, size: { width: number; height: number }, screen: { width: number; height: number }): { left: number; top: number } {
  const below = anchor.top + anchor.height + GAP;
  const above = anchor.top - GAP - size.height;
  const fitsBelow = below + size.height <= screen.height - EDGE;
  const wish = fitsBelow || above < EDGE ? below : above;
  return {
    left: clamp(anchor.left + anchor.width / 2 - size.width / 2, EDGE, screen.width - size.width - EDGE),
    top: clamp(wish, EDGE, screen.height - size.height - EDGE),
  };
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}

/** Puts a fixed element beside another. */
export function place(box: HTMLElement, beside: HTMLElement): void {
  const screen = { width: document.documentElement.clientWidth, height: innerHeight };
  const at = spot(beside.getBoundingClientRect(), box.getBoundingClientRect(), screen);
  box.style.left = `${Math.round(at.left)}px`;
  box.style.top = `${Math.round(at.top)}px`;
}

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

/** At the side of it, as low as the screen allows: nothing above is covered. */
export function lowSpot(anchor: Box, size: { width: number; height: number }, screen: { width: number; height: number }): { left: number; top: number } {
  const right = anchor.left + anchor.width + GAP;
  const fits = right + size.width <= screen.width - EDGE;
  return { left: fits ? right : Math.max(EDGE, anchor.left - GAP - size.width), top: screen.height - size.height - EDGE };
}

/** Puts a fixed element beside another. */
export function place(box: HTMLElement, beside: HTMLElement, low = false): void {
  const screen = { width: document.documentElement.clientWidth, height: innerHeight };
  const at = (low ? lowSpot : spot)(beside.getBoundingClientRect(), box.getBoundingClientRect(), screen);
  box.style.left = `${Math.round(at.left)}px`;
  box.style.top = `${Math.round(at.top)}px`;
}

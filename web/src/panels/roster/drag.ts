// Dragging a piece with mouse, pen or finger: a shade follows the pointer, and where it is let go tells what lies there.
import type { Thing } from '../../lib/protocol';

const FAR = 6; // pixels before a press is a drag

export interface Drag {
  shade: (at: { x: number; y: number } | null) => void; // where the piece hangs now; null: nowhere
  drop: (thing: Thing | null) => void;
}

/** Follows a press until it is let go. A press that goes nowhere stays a click. */
export function drag(press: PointerEvent, { shade, drop }: Drag): void {
  let far = false;
  const over = new AbortController();
  const { signal } = over;
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== press.pointerId) return;
    far ||= Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) > FAR;
    if (far) shade({ x: event.clientX, y: event.clientY });
  };
  const end = (event: PointerEvent): void => {
    if (event.pointerId !== press.pointerId) return;
    over.abort();
    shade(null);
    if (!far) return;
    swallowClick();
    drop(event.type === 'pointerup' ? thingUnder(event.clientX, event.clientY) : null);
  };
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', end, { signal });
}

/** The click that the browser makes of a drag that began and ended on the same element. */
function swallowClick(): void {
  const stop = (event: Event): void => event.stopPropagation();
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }));
}

export function thingUnder(x: number, y: number): Thing | null {
  return document.elementFromPoint(x, y)?.closest('[data-thing]')?.getAttribute('data-thing') ?? null;
}

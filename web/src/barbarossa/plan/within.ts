// Where things that belong together must go so that all of them are seen.

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** How far to push them, all alike; as little as will do, and their beginnings first where not all fit. */
export function within(boxes: readonly Box[], room: Box | null): { x: number; y: number } {
  if (!room || boxes.length === 0) return { x: 0, y: 0 };
  const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
  const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
  return { x: push(left, right, room.left, room.right), y: push(top, bottom, room.top, room.bottom) };
}

function push(first: number, last: number, from: number, to: number): number {
  const back = Math.min(0, to - last);
  return first + back < from ? from - first : back;
}

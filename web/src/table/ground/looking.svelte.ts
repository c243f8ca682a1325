// The camera under the reader's hands: wheel, drag, pinch, keys and glides.
import { settings } from '../../lib/settings.svelte';
import {
  between, bringing, held, limits, panned, resized, showing, toMap, toScreen, wholeScale, zoomed,
  type Box, type Camera, type Point, type Size,
} from './camera';

const DRAG_MOUSE = 4; // pixels before a press becomes a drag
const DRAG_TOUCH = 10;
const REST = 160; // milliseconds without a movement before the picture is drawn sharply again
const GLIDE = 260;
/** On a small screen the whole board would be too small to play on; counters are then no smaller than this at the start. */
const READABLE = 0.42;
/** Where a board is too large to be read whole, its counters are told apart by fewer and larger signs down to this. */
const GLANCE = 0.25;
/** A little nearer still where that leaves no empty rim. */
const FILLING = 0.6;
/** So much of a large board, in its own units, is to be seen at the start: some nine hexes by five. */
const SPAN: Size = { w: 840, h: 540 };

export class Looking {
  camera = $state.raw<Camera>({ x: 0, y: 0, k: 1 });
  size = $state.raw<Size>({ w: 0, h: 0 });
  moving = $state(false);
  #box = $state.raw<Box>({ x: 0, y: 0, w: 1, h: 1 });
  #home: () => Point | null = () => null; // where to look if the whole is not to be seen
  #own = false; // the reader has moved it
  #free = false; // he has, since something began to be shown
  #rest = 0;
  #frame = 0;
  #pressed = new Map<number, Point>();
  #start: Point = { x: 0, y: 0 };
  #dragging = false;
  /** A drag has just ended: the click that follows it is none. */
  dragged = false;

  /** `near`: the scale at which a board is read that is too large to be read whole; 0 if it is not. */
  constructor(readonly near = 0) {}

  /** What is to be seen, and where to begin. */
  show(box: Box, home: () => Point | null): void {
    this.#box = box;
    this.#home = home;
    this.#own = false;
    if (this.size.w > 0) this.fit(false);
  }

  resize(size: Size): void {
    const before = this.size;
    this.size = size;
    if (size.w === 0 || size.h === 0) return;
    if (!this.#own || before.w === 0) this.fit(false);
    else this.camera = held(resized(this.camera, before, size), this.#box, size);
  }

  /** The whole board, or on a small screen a readable part of it. By hand: the whole, and from there so near that all can be read. */
  fit(byHand = true): void {
    const whole = wholeScale(this.#box, this.size);
    const closer = byHand ? this.comesCloser : whole < (this.near > 0 ? GLANCE : READABLE);
    const home = closer ? this.#home() : null;
    const camera = home ? this.#around(home, byHand ? this.near : this.#readable(whole)) : showing(this.#box, this.size);
    if (byHand) this.#own = home !== null;
    this.#go(camera, byHand);
  }

  /** Is it seen whole but too small to be read in full? */
  get comesCloser(): boolean {
    return this.near > this.wholeScale && this.#seesAll;
  }

  #readable(whole: number): number {
    const filled = Math.min(FILLING, Math.max(this.size.w / this.#box.w, this.size.h / this.#box.h));
    return Math.max(READABLE, whole < READABLE ? filled : 0, Math.min(this.near, this.size.w / SPAN.w, this.size.h / SPAN.h));
  }

  #around(point: Point, k: number): Camera {
    return this.#snug({ k, x: this.size.w / 2 - point.x * k, y: this.size.h / 2 - point.y * k });
  }

  /** No empty rim while there is board to be seen. */
  #snug(camera: Camera): Camera {
    const tight = (at: number, start: number, length: number, view: number) =>
      length <= view ? (view - length) / 2 - start : Math.min(-start, Math.max(view - start - length, at));
    return {
      k: camera.k,
      x: tight(camera.x, this.#box.x * camera.k, this.#box.w * camera.k, this.size.w),
      y: tight(camera.y, this.#box.y * camera.k, this.#box.h * camera.k, this.size.h),
    };
  }

  zoom(factor: number, at: Point = { x: this.size.w / 2, y: this.size.h / 2 }, glide = false): void {
    this.#own = this.#free = true;
    const camera = held(zoomed(this.camera, at, factor, limits(this.#box, this.size)), this.#box, this.size);
    this.#go(camera, glide);
  }

  pan(dx: number, dy: number, glide = false): void {
    this.#own = this.#free = true;
    this.#go(held(panned(this.camera, dx, dy), this.#box, this.size), glide);
  }

  /** Points of the map come into view; on a glance from afar they are shown from nearer. */
  bring(points: Point[], margin = 90): void {
    if (this.#seesAll) return;
    const camera = bringing(this.camera, points, this.size, margin);
    if (camera !== this.camera) this.#go(held(camera, this.#box, this.size), true);
  }

  /** Goes along with what happens, unless the reader has taken the board into his own hands meanwhile. */
  follow(points: Point[], margin: number): void {
    const camera = bringing(this.camera, points, this.size, margin);
    if (!this.#free && !this.#seesAll && camera !== this.camera) this.#go(this.#snug(camera), true);
  }

  /** All has been shown: next time it goes along again. */
  followed(): void {
    this.#free = false;
  }

  /** The scale at which the whole board is seen. */
  get wholeScale(): number {
    return wholeScale(this.#box, this.size);
  }

  /** Is the whole board in view? Then nothing has to be brought there. */
  get #seesAll(): boolean {
    const { x, y, w, h } = this.seen;
    const box = this.#box;
    return box.x >= x - 1 && box.y >= y - 1 && box.x + box.w <= x + w + 1 && box.y + box.h <= y + h + 1;
  }

  /** The part of the map that is seen. */
  get seen(): Box {
    const { x, y } = toMap(this.camera, { x: 0, y: 0 });
    return { x, y, w: this.size.w / this.camera.k, h: this.size.h / this.camera.k };
  }

  toMap(point: Point): Point {
    return toMap(this.camera, point);
  }

  toScreen(point: Point): Point {
    return toScreen(this.camera, point);
  }

  #go(camera: Camera, glide: boolean): void {
    cancelAnimationFrame(this.#frame);
    if (!glide || !settings.moving) {
      this.#stir();
      this.camera = camera;
      return;
    }
    const from = this.camera;
    const begun = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, (now - begun) / GLIDE);
      this.#stir();
      this.camera = part === 1 ? camera : between(from, camera, 1 - (1 - part) ** 3);
      if (part < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  #stir(): void {
    this.moving = true;
    clearTimeout(this.#rest);
    this.#rest = window.setTimeout(() => (this.moving = false), REST);
  }

  // --- hands ---

  wheel(event: WheelEvent, at: Point): void {
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 30 : event.deltaMode === 2 ? 400 : 1;
    const delta = Math.max(-300, Math.min(300, event.deltaY * unit));
    this.zoom(Math.exp(-delta * (event.ctrlKey ? 0.01 : 0.0016)), at);
  }

  press(event: PointerEvent, at: Point): void {
    this.dragged = false;
    if (event.pointerType === 'mouse' && event.button === 2) return;
    this.#pressed.set(event.pointerId, at);
    if (this.#pressed.size === 1) {
      this.#start = at;
      this.#dragging = false;
    }
  }

  /** Answers whether the board is being dragged. */
  move(event: PointerEvent, at: Point): boolean {
    const before = this.#pressed.get(event.pointerId);
    if (!before) return false;
    if (!this.#dragging && !this.#isDrag(event, at)) return false;
    if (!this.#dragging) (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.#dragging = true;
    if (this.#pressed.size === 1) this.pan(at.x - before.x, at.y - before.y);
    else if (this.#pressed.size === 2) this.#pinch(event.pointerId, before, at);
    this.#pressed.set(event.pointerId, at);
    return true;
  }

  #isDrag(event: PointerEvent, at: Point): boolean {
    if (this.#pressed.size > 1) return true;
    const far = event.pointerType === 'touch' ? DRAG_TOUCH : DRAG_MOUSE;
    return Math.hypot(at.x - this.#start.x, at.y - this.#start.y) > far;
  }

  #pinch(id: number, before: Point, at: Point): void {
    const other = [...this.#pressed].find(([pointer]) => pointer !== id)?.[1];
    if (!other) return;
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(at.x - other.x, at.y - other.y);
    this.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
    if (was > 0) this.zoom(is / was, { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
  }

  release(event: PointerEvent): void {
    if (!this.#pressed.delete(event.pointerId)) return;
    if (this.#pressed.size === 0 && this.#dragging) {
      this.dragged = true;
      this.#dragging = false;
    }
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#rest);
  }
}

// Draws a picture made of lines onto a canvas in small pieces, a few in each frame, so that nothing has to wait for it.
import type { Box } from './camera';

const TILE = 288; // pixels
const LARGE_TILE = 512; // of a picture with so much in it that each piece costs much
const LARGE = 4_000_000; // units of such a picture
const SLICE = 7; // milliseconds of drawing in a frame
const MOST = 12_000_000; // pixels of the whole picture, so that a phone can hold it

/** The pieces of a picture, those in the middle first. */
export function tilesOf(width: number, height: number, side = TILE): Box[] {
  const found: Box[] = [];
  for (let y = 0; y < height; y += side) {
    for (let x = 0; x < width; x += side) found.push({ x, y, w: Math.min(side, width - x), h: Math.min(side, height - y) });
  }
  const far = (box: Box) => Math.hypot(box.x + box.w / 2 - width / 2, box.y + box.h / 2 - height / 2);
  return found.sort((a, b) => far(a) - far(b));
}

export class MapDrawing {
  constructor(
    readonly picture: CanvasImageSource,
    readonly width: number, // of the picture, in its own units
    readonly height: number,
  ) {}

  /** Pixels to a unit for a picture that is to be seen at a scale: in quarters, and no more than can be held. */
  density(scale: number): number {
    const most = Math.sqrt(MOST / (this.width * this.height));
    return Math.min(most, Math.max(0.5, Math.ceil(scale * 4) / 4));
  }

  /** Fills a canvas with a part of the picture. The answer stops it. */
  draw(canvas: HTMLCanvasElement, box: Box, density: number, tiles: (width: number, height: number, side: number) => Box[]): () => void {
    canvas.width = Math.round(box.w * density);
    canvas.height = Math.round(box.h * density);
    const context = canvas.getContext('2d');
    const left = tiles(canvas.width, canvas.height, this.width * this.height > LARGE ? LARGE_TILE : TILE);
    let frame = 0;
    const step = () => {
      const end = performance.now() + SLICE;
      for (let tile = left.shift(); tile && context; tile = performance.now() < end ? left.shift() : undefined) {
        const at = { x: box.x + tile.x / density, y: box.y + tile.y / density };
        context.drawImage(this.picture, at.x, at.y, tile.w / density, tile.h / density, tile.x, tile.y, tile.w, tile.h);
      }
      if (left.length > 0) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }
}

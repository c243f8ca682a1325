// Our own pictures for the cards: a scene for each order (70 by 40) and for each action (34 by 40), the ground at 33.
import { WEAPONS } from '../faces/art';
import type { Arms, Load, Stance } from '../faces/figures';

/** How a shape is painted; the colours are in Vignette.svelte. */
export type Paint = 'ink' | 'earth' | 'pale' | 'smoke' | 'flash' | 'blood' | 'leaf' | 'gas' | 'track' | 'dash' | 'wire';

export interface Shape {
  paint: Paint;
  d: string;
  at?: string; // transform
}
export interface Figure {
  stance: Stance;
  x: number;
  y: number;
  scale: number;
  arms?: Arms;
  load?: Load;
  back?: boolean; // looks to the left
}
export interface Scene {
  behind?: Shape[];
  men?: Figure[];
  before?: Shape[];
}

const BURST = 'M0-9L2-4L7-8L5-2L11-1L6 2L9 7L3 5L0 10L-3 5L-9 7L-6 2L-11-1L-5-2L-7-8L-2-4Z';
const HEART = 'M0-4L1.4-1.4L4-1L2 1L2.6 4L0 2.4L-2.6 4L-2-.9L-4-1L-1.4-1.4Z';
const CLOUD = 'M-12 8A6 6 0 0 1-12-3A8 8 0 0 1 2-9A8 8 0 0 1 14-1A5.4 5.4 0 0 1 12 8Z';
const FLASH = 'M0 0L7-2.4L4.4-.6L10 0L4.4.8L7 2.8Z';
const EARTH = 'M-9 4L-6-4L-7-9L-3-5L-1-13L2-6L6-11L5-3L9 4Z';
const BUSH = 'M-10 6C-13 2-9-3-6-2C-5-7 2-8 4-4C8-6 12-1 10 2C12 4 11 6 9 6Z';
const QUERY = 'M-4-5C-4-9 4-9 4-4.6C4-1.6 1-1.4 1 1.6H-1.6C-1.6-2.6 1.4-2.8 1.4-4.8C1.4-6.8-1.6-6.8-1.6-4.6ZM-1.8 3.2H1.2V6H-1.8Z';
const BAGS = 'M-14 6C-14 3.6-8 3.6-8 6ZM-8 6C-8 3.6-2 3.6-2 6ZM-2 6C-2 3.6 4 3.6 4 6ZM4 6C4 3.6 10 3.6 10 6ZM-11 3.6C-11 1.2-5 1.2-5 3.6ZM-5 3.6C-5 1.2 1 1.2 1 3.6ZM1 3.6C1 1.2 7 1.2 7 3.6Z';
const COILS = 'M-16 6C-16-4-8-4-8 6M-11 6C-11-4-3-4-3 6M-6 6C-6-4 2-4 2 6M-1 6C-1-4 7-4 7 6M4 6C4-4 12-4 12 6M9 6C9-4 17-4 17 6M-13-4V8M0-4V8M13-4V8';
const STICK = 'M-1.4-2H1.4V9H-1.4ZM-3.4-9H3.4V-2H-3.4ZM-3.4-7H3.4M-1.4 9H1.4V10.4H-1.4Z';
const TARGET = 'M0-9A9 9 0 1 1-.01-9ZM0-6.6A6.6 6.6 0 1 0 .01-6.6ZM-.8-12H.8V-4H-.8ZM-.8 4H.8V12H-.8ZM-12-.8H-4V.8H-12ZM4-.8H12V.8H4Z';
const RADIO = 'M-7-8H7V8H-7ZM-5-6V-1H5V-6ZM-4 2A1.6 1.6 0 1 0-3.9 2ZM3 2A1.6 1.6 0 1 0 3.1 2ZM5-8L9-18L10-17.6L7-8Z';
const FLAG = 'M-9-14H-7.6V14H-9ZM-7-13C-2-16 3-9 11-12V-1C3 2-2-5-7-2Z';
const BLADE = 'M-1-14L0-16L1-14V6H4V8H1V13H-1V8H-4V6H-1Z';
const SHELL_HOLE = 'M-14 3C-10-2-4-4 0-4C4-4 10-2 14 3L10 7H-10Z';
const PLANE = 'M-16 1L-12-1H8C12-1 14 1 14 3C10 6-4 6-10 4L-14 6L-17 5L-14 2ZM-9-9H11V-6.6H-9ZM-6 7H12V9.2H-6ZM-3-6.6H-1.6V7H-3ZM6-6.6H7.4V7H6ZM14-5H15.4V10H14Z';
const CUTTERS = 'M-9-9L1 1L-1 3L-10-6ZM9-9L-1 1L1 3L10-6ZM-3 4A3.4 3.4 0 1 1-3.1 4ZM6 4A3.4 3.4 0 1 1 5.9 4Z';

const shape = (paint: Paint, d: string, x: number, y: number, scale = 1, turn = 0): Shape => ({
  paint, d, at: `translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}`,
});
const lines = (paint: 'track' | 'dash' | 'wire', d: string): Shape => ({ paint, d });
const burst = (x: number, y: number, scale: number): Shape[] => [shape('flash', BURST, x, y, scale), shape('pale', HEART, x, y, scale)];
const weapon = (name: string, x: number, y: number, scale: number): Shape => shape('ink', WEAPONS[name] ?? '', x, y, scale);
const file = (stance: Stance, count: number, x: number, y: number, step: number, scale: number, more: Partial<Figure> = {}): Figure[] =>
  Array.from({ length: count }, (_, n) => ({ stance, x: x + n * step, y, scale, ...more }));

/** By the key of the order's phrase, less "order-". */
export const ORDERS: Record<string, Scene> = {
  fire: {
    men: file('standing', 2, 4, 12, 19, 0.9),
    before: [shape('flash', FLASH, 22.6, 19.4, 0.8, -34), shape('flash', FLASH, 41.6, 19.4, 1, -34), lines('dash', 'M52 12.6L69 2M34 11L46 3')],
  },
  move: { men: file('standing', 3, 5, 11, 18, 0.88, { arms: 'slung' }), before: [lines('track', 'M4 36C20 33 34 39 50 35C56 33.6 60 34 64 34M60 31.4L65 34L60 37')] },
  advance: {
    behind: [shape('smoke', CLOUD, 56, 24, 0.9)],
    men: file('standing', 3, 2, 9, 18, 0.96, { arms: 'bayonet' }),
    before: [lines('track', 'M55 12L62 19L55 26M62 12L69 19L62 26')],
  },
  recover: {
    men: [{ stance: 'standing', x: 6, y: 12, scale: 0.9, arms: 'slung' }, { stance: 'officer', x: 24, y: 10, scale: 0.95, back: false }],
    before: [shape('pale', 'M-8-8H8V8H-8Z', 58, 18), shape('leaf', 'M-2.4-6H2.4V-2.4H6V2.4H2.4V6H-2.4V2.4H-6V-2.4H-2.4Z', 58, 18)],
  },
  rout: {
    men: [{ stance: 'runner', x: 6, y: 4, scale: 0.96, back: true }, { stance: 'runner', x: 29, y: 7, scale: 0.86, back: true }],
    before: [shape('ink', 'M-10 0L-2-1.6L10-1.4V0L-2 1L-8 3Z', 59, 35), lines('track', 'M52 13H62M54 19H66M51 25H60')],
  },
  'artillery-request': {
    behind: [...burst(52, 15, 1.1), shape('earth', EARTH, 44, 31, 0.9), shape('earth', EARTH, 61, 31, 0.8)],
    men: [{ stance: 'officer', x: 2, y: 10, scale: 0.95 }],
    before: [shape('ink', RADIO, 32, 27, 0.62)],
  },
  'artillery-denied': {
    behind: [shape('ink', RADIO, 26, 22, 1.15)],
    before: [lines('wire', 'M34 26C42 26 40 33 46 32M52 30C56 28 58 34 66 31'), shape('blood', 'M-12-14L-9-16L12 13L9 15ZM12-14L9-16L-12 13L-9 15Z', 27, 20)],
  },
  'command-confusion': {
    men: [{ stance: 'officer', x: 22, y: 9, scale: 0.98 }],
    before: [shape('blood', QUERY, 10, 14, 1.1), shape('blood', QUERY, 58, 12, 1.3), lines('track', 'M50 32L66 26M54 24L64 35')],
  },
  'air-assault': {
    behind: [shape('ink', PLANE, 34, 13, 1.3)],
    before: [shape('ink', 'M-1.6-4H1.6L1.2 3L0 5L-1.2 3Z', 22, 27), shape('ink', 'M-1.6-4H1.6L1.2 3L0 5L-1.2 3Z', 14, 31), ...burst(60, 33, 0.7)],
  },
  'hmg-suppress': {
    behind: [shape('earth', EARTH, 56, 33, 0.55), shape('earth', EARTH, 65, 33, 0.7)],
    men: [{ stance: 'gunner', x: 0, y: 10, scale: 0.98 }],
    before: [shape('flash', FLASH, 34, 25, 1), lines('dash', 'M44 24H69M45 27L69 30')],
  },
  offensive: {
    behind: [shape('smoke', CLOUD, 58, 12, 0.8)],
    men: [...file('standing', 4, -2, 12, 13, 0.82, { arms: 'bayonet' }), { stance: 'champion', x: 46, y: 10, scale: 0.9 }],
    before: [shape('earth', 'M0 33C10 30 20 33 34 32C46 31 60 33 70 31V40H0Z', 0, 2)],
  },
  runner: {
    behind: [shape('earth', EARTH, 14, 33, 0.8), ...burst(60, 12, 0.7)],
    men: [{ stance: 'runner', x: 26, y: 4, scale: 0.98 }],
    before: [lines('dash', 'M2 37L14 34L22 37L38 35L50 37')],
  },
};

const NOTHING: Scene = { behind: [shape('pale', QUERY, 17, 19, 2)] };
const BANNER: Scene = { before: [shape('blood', FLAG, 17, 20, 1.15)] };

/** By the key of the action's phrase, less "action-". */
export const ACTIONS: Record<string, Scene> = {
  ambush: { men: [{ stance: 'standing', x: 2, y: 11, scale: 0.98 }], before: [shape('leaf', BUSH, 9, 32, 1), shape('leaf', BUSH, 26, 33, 0.9)] },
  'assault-fire': { men: [{ stance: 'standing', x: 0, y: 11, scale: 1, arms: 'smg' }], before: [shape('flash', FLASH, 21, 25, 1.2, -6), lines('track', 'M2 36H14M5 38.6H20')] },
  'bore-sighting': { behind: [shape('earth', 'M-12 6L-6-4L4-6L12 6Z', 17, 29)], before: [shape('ink', TARGET, 17, 18, 1.15), lines('wire', 'M9 26H25M11 29H23')] },
  'command-confusion': NOTHING,
  concealment: { men: [{ stance: 'standing', x: 6, y: 14, scale: 1 }], before: [shape('leaf', BUSH, 10, 26, 0.9), shape('leaf', BUSH, 25, 30, 1), shape('leaf', BUSH, 13, 35, 1.1)] },
  crossfire: { men: [{ stance: 'runner', x: 9, y: 9, scale: 0.8 }], before: [lines('dash', 'M0 36L34 4M34 36L0 4'), shape('flash', FLASH, 1, 36, 0.8, -45), shape('flash', FLASH, 33, 36, 0.8, -135)] },
  demolitions: { before: [...burst(17, 15, 1.3), shape('blood', 'M-9-2H-4V8H-9ZM-3.4-2H1.6V8H-3.4ZM2.2-2H7.2V8H2.2ZM-9 2H7.2V3.4H-9Z', 18, 28)] },
  'dig-in': { men: [{ stance: 'standing', x: 2, y: 14, scale: 0.9, load: 'spade', arms: 'slung' }], before: [shape('earth', 'M-18 8C-12-3 0-4 6 0C12 3 16 4 18 8Z', 17, 32)] },
  'hand-grenades': { before: [shape('ink', STICK, 14, 20, 1.25, 32), lines('track', 'M22 8C27 8 31 13 32 20'), ...burst(31, 28, 0.5)] },
  'hidden-entrenchments': { men: [{ stance: 'standing', x: 7, y: 13, scale: 0.95 }], before: [shape('earth', BAGS, 19, 30, 1.2)] },
  'hidden-mines': { behind: burst(17, 15, 0.9), before: [shape('ink', 'M-9 3C-9-2 9-2 9 3L7 6H-7ZM-1.4-4H1.4V-1H-1.4Z', 11, 31, 0.9), shape('ink', 'M-9 3C-9-2 9-2 9 3L7 6H-7ZM-1.4-4H1.4V-1H-1.4Z', 26, 34, 0.7)] },
  'hidden-pillbox': { before: [shape('smoke', 'M-15 12L-12-5L-8-8H8L12-5L15 12Z', 17, 24), shape('ink', 'M-9-1H9V3H-9Z', 17, 22), shape('leaf', BUSH, 4, 36, 0.7), shape('leaf', BUSH, 31, 36, 0.6)] },
  'hidden-unit': { men: [{ stance: 'standing', x: 0, y: 10, scale: 0.9 }, { stance: 'standing', x: 12, y: 14, scale: 0.9 }], before: [shape('pale', QUERY, 28, 11, 0.8), shape('leaf', BUSH, 10, 36, 1)] },
  'hidden-wire': { before: [{ paint: 'wire', d: COILS, at: 'translate(17 24) scale(1.05)' }] },
  'light-wounds': { men: [{ stance: 'standing', x: 5, y: 9, scale: 1.1, arms: 'slung' }], before: [shape('pale', 'M-6-2L6-3.4L6.4 0L-6 2Z', 16.6, 17), shape('blood', 'M-1.6-1.6H1.6V1.6H-1.6Z', 19, 16)] },
  marksmanship: { men: [{ stance: 'standing', x: 8, y: 10, scale: 0.9 }], before: [shape('ink', TARGET, 17, 17, 1.2)] },
  'no-quarter': { before: [shape('blood', BLADE, 17, 19, 1, 38), shape('ink', BLADE, 17, 19, 1, -38)] },
  'smoke-grenades': { behind: [shape('smoke', CLOUD, 15, 13, 1.1), shape('smoke', CLOUD, 22, 22, 1)], before: [shape('ink', 'M-4-6H4V7H-4ZM-2-9H2V-6H-2ZM-4-2H4V0H-4Z', 12, 31)] },
  'spray-fire': { before: [weapon('light-mg', -1, 18, 0.72), lines('dash', 'M22 24L34 12M22 25L34 22M22 26L34 33'), ...burst(31, 11, 0.5), ...burst(31, 33, 0.5)] },
  'sustained-fire': { before: [weapon('heavy-mg', 1, 8, 0.9), shape('flash', FLASH, 28, 16, 0.9), shape('flash', 'M0 0H2V6L1 8L0 6ZM4 1H6V7L5 9L4 7ZM8 2H10V8L9 10L8 8ZM12 3H14V9L13 11L12 9ZM16 3H18V9L17 11L16 9ZM20 2H22V8L21 10L20 8Z', 5, 27)] },
  barrage: { behind: [...burst(9, 14, 0.8), ...burst(25, 11, 0.9)], before: [shape('earth', EARTH, 8, 33, 1), shape('earth', EARTH, 25, 33, 1.15)] },
  bayonets: { before: [shape('ink', BLADE, 12, 20, 1.05, 14), shape('ink', STICK, 25, 19, 0.9), shape('ink', STICK, 21.4, 21, 0.8, -10), shape('ink', STICK, 28.6, 21, 0.8, 10)] },
  charge: { men: [{ stance: 'champion', x: 3, y: 12, scale: 0.98 }], before: [lines('track', 'M2 37H22M6 39H28')] },
  counterattack: { men: [{ stance: 'standing', x: 9, y: 12, scale: 0.95, arms: 'bayonet', back: true }], before: [lines('track', 'M32 8C24 2 10 4 4 12M3 6V13H10')] },
  elan: BANNER,
  'live-forever': BANNER,
  unternehmungslustig: BANNER,
  'engineering-works': { behind: [{ paint: 'wire', d: COILS, at: 'translate(17 28) scale(.95)' }], before: [shape('ink', CUTTERS, 17, 14, 1)] },
  'go-to-ground': { men: [{ stance: 'standing', x: 8, y: 17, scale: 0.9 }], before: [shape('earth', SHELL_HOLE, 17, 33, 1.2), lines('dash', 'M0 9H34M4 13H34')] },
  'hidden-position': { behind: [weapon('gun', 2, 13, 0.95)], before: [shape('leaf', BUSH, 8, 33, 0.9), shape('leaf', BUSH, 25, 34, 0.9)] },
  'intersect-machine-guns': { before: [lines('dash', 'M3 34L31 6M31 34L3 6'), weapon('heavy-mg', 0, 25, 0.5), { paint: 'ink', d: WEAPONS['heavy-mg'] ?? '', at: 'translate(34 25) scale(-.5 .5)' }] },
  'major-gas-attack': {
    behind: [shape('gas', CLOUD, 17, 13, 1.2), shape('gas', CLOUD, 14, 30, 1.2)],
    before: [shape('ink', 'M-9-4C-9-13 9-13 9-4V5L4 9V14H-4V9L-9 5Z', 17, 19), shape('pale', 'M-5.6-5A3 3 0 1 1-5.7-5ZM5.6-5A3 3 0 1 1 5.5-5Z', 17, 19), shape('gas', 'M-3 8H3V13H-3Z', 17, 19)],
  },
  probe: { men: [{ stance: 'standing', x: 2, y: 13, scale: 0.95 }], before: [lines('track', 'M28 34V10M23 15L28 9L33 15')] },
  'storm-troops': { men: [{ stance: 'standing', x: 0, y: 10, scale: 0.95, arms: 'pistol', load: 'charge' }], before: [shape('ink', STICK, 28, 12, 0.8, 50), lines('track', 'M18 4C22 2 26 3 28 5')] },
  'ach-komm': NOTHING,
  'oh-les-boches': NOTHING,
  'what-was-that': NOTHING,
};

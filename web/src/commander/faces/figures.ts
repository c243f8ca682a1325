// Our own men for the counters: a coat, a face, and steel (what is worn on the head and held in the hands) over them. A man stands
// in a box of 20 by 32 and looks to the right; on counters all but runners are seen from the hip up.
import { HEADGEAR, type Headgear } from './headgear';

export interface Man {
  coat: string;
  face: string;
  steel: string;
}

const FACE = 'M7.4 5.6H13.4L14.4 8.2L13.2 10.9H9.4L7.6 9.2Z';
const TORSO = 'M4.6 13L8.4 10.3H12.8L15.6 12.2L16 16L14.8 20.6L15.4 27H4.8L5.4 20.6L4 16.4Z';
const PACK = 'M1.6 12.4L4.8 11L5.2 18.8L2 18.6Z';

/** What is held: across the breast, the muzzle to the upper right. */
const ARMS = {
  rifle: 'M-.6 21.8L3 18.8L9.4 15.4L20.4 7.6L21.2 8.6L13.4 15.2L5.6 19.6L2.6 23.2L.2 23Z',
  bayonet: 'M-.6 21.8L3 18.8L9.4 15.4L19 8.6L24.4 3L24.8 3.4L20.2 9.6L13.4 15.2L5.6 19.6L2.6 23.2L.2 23Z',
  smg: 'M1.4 18.4L4.6 15.4H11.4L12 14.4L20.4 13.2L20.6 14.8L14.4 16.4L13.2 17.6L8 17.8L4.6 20.6L2.4 20.8ZM13 17A2.8 2.8 0 1 1 12.9 17Z',
  pistol: 'M1.4 18L4.6 15H11.4L12 14.2L19.6 13.4L19.8 14.8L14.2 16L14.6 22.4L12.6 22.6L12 17L8 17.2L4.6 19.8Z',
  auto: 'M-1 20.6L2.4 17.2L9 15L10.4 13.6L16 11.2L23 8.2L23.6 9.6L17.2 13.2L20.4 18.6L19.2 19.2L15.6 14L14 15L16 19.6L13.4 20.8L11.2 16.6L5.6 19L2.4 22.2L-.4 22.4Z',
  slung: 'M3.2-1.6L4.6-1.8L5.8 10L6.6 22L4 24L2.8 22.2L4.2 20L3.8 10Z',
} as const;
export type Arms = keyof typeof ARMS;

/** What is carried on the back, over the shoulder. */
const LOADS = {
  spade: 'M1.2-4.4L5.6-5.4L7-.4L5.2 1.2L9.8 14.4L8.2 15L3.6 1.8L1.4 1Z',
  tanks: 'M-.6 10.4C-.6 8.4 2 8.4 2 10.4V20H-.6ZM2.4 10.4C2.4 8.4 5 8.4 5 10.4V20H2.4Z',
  cape: 'M5.2 11.4L2.4 16L.6 27H6.4L6.8 14Z',
  charge: 'M-.8 12.6H5.4V19.4H-.8ZM1-.2H2.2L2.4 12.6H1Z',
} as const;
export type Load = keyof typeof LOADS;

export interface Dress {
  head: Headgear;
  arms?: Arms;
  load?: Load;
}

export const STANCES = ['standing', 'kneeling', 'officer', 'champion', 'runner', 'gunner', 'loader'] as const;
export type Stance = (typeof STANCES)[number];

const POINTING = 'M5 13L8.6 10.3H12.8L15.4 11.6L22.6 8.4L23.4 10.6L15.8 15.4L14.8 20.6L15.4 27H4.8L5.4 20.6L3.6 16.6L1.8 21.4L.2 20.6L2.4 14.6Z';
const RAISED = 'M5 13L8.6 10.3H12.4L16.8 2.2L19 3.2L15.8 13L14.8 20.6L15.4 27H4.8L5.4 20.6L3.6 16.6L2 20.8L.2 20L2.6 14.4Z';
const RAISED_GUN = 'M9.6-3L14-3.2L27-2L27-.6L21.6 0L18.6 2.4L16.6.8L10 .6Z';
const GLASSES = 'M4.8 14.4L9.6 17L14.4 14.2L14.8 15L11.6 17.2V19.8H7.6V17.4L4.4 15.2Z';

const RUN_COAT =
  'M5.4 12L10.6 10.4L14.6 11.2L14.2 13.6L16.8 16L19.2 13.8L20.6 15.2L17 19L12.8 16.8L11.6 20.8H6.4ZM6.4 11.6L6.8 14.2L3.6 15.8L4.8 19L3 19.8L1 15.2Z' +
  'M6.4 19.6L11.8 20.2L17 22.8L15.4 28.4L18.8 29.8L18 31.4L12.8 30.2L13.4 25L9.6 24L6.8 27.6L1.2 29.4L.2 27.4L4.8 25.2Z';
const BAG = 'M2.6 17L8.4 18L7.6 22.6L1.8 21.6ZM13.6 10.6L6 18.4L7 18.8L14.2 11.6Z';
const NOTE = 'M19 9.8L23.4 11.2L22 15L17.6 13.6Z';

const BEHIND_GUN = 'M3.6 14L7.4 10.8H12.4L15.6 12.6L20 15.2L19.4 17.4L14.6 16.6L15.4 27H3.6Z';
const TRIPOD_GUN = 'M12 16.6L15 14.6H20.4V13.4H30.6V15.2H33.6V17.4H30.6V19H21.4L27 27H24.4L19.4 20.8L18.4 27H16L17.4 20.6L14.4 27H12L16.2 19.2H13Z';
const AMMO = 'M11.6 19.6H21.2V27H11.6ZM14.4 17.4H18.4V19.6H17.2V18.6H15.6V19.6H14.4Z';

/** One man, layer by layer. */
export function man(stance: Stance, { head, arms = 'rifle', load }: Dress): Man {
  const back = load ? LOADS[load] : '';
  const hat = HEADGEAR[head];
  if (stance === 'officer') return { coat: POINTING, face: FACE, steel: hat + GLASSES };
  if (stance === 'champion') return { coat: RAISED, face: FACE, steel: hat + RAISED_GUN };
  if (stance === 'runner') return { coat: RUN_COAT, face: shift(FACE, 2.4, 0.4), steel: shift(hat, 2.4, 0.4) + BAG + NOTE };
  if (stance === 'gunner') return { coat: BEHIND_GUN, face: FACE, steel: hat + TRIPOD_GUN };
  if (stance === 'loader') return { coat: TORSO, face: FACE, steel: hat + AMMO };
  return { coat: (load ? '' : PACK) + TORSO, face: FACE, steel: back + hat + ARMS[arms] };
}

/** Moves a path made of absolute coordinates (M, L, C, H, V). */
function shift(path: string, dx: number, dy: number): string {
  return path.replace(/([MLCHV])([^MLCHVZ]*)/g, (_, letter: string, list: string) => {
    const numbers = list.match(/-?(\d+\.?\d*|\.\d+)/g)?.map(Number) ?? [];
    const moved = numbers.map((n, i) => n + (letter === 'H' || (letter !== 'V' && i % 2 === 0) ? dx : dy));
    return letter + moved.map((n) => Math.round(n * 100) / 100).join(' ');
  });
}

export interface Place {
  stance: Stance;
  x: number;
  y: number;
  scale: number;
}

/** Who stands on a counter of a kind, those behind first, from the upper left corner of the counter. */
export const GROUPS: Record<string, Place[]> = {
  squad: [
    { stance: 'standing', x: 2.2, y: 14.2, scale: 0.96 },
    { stance: 'standing', x: 22, y: 14.2, scale: 0.96 },
    { stance: 'standing', x: 11, y: 19.6, scale: 1.1 },
  ],
  team: [
    { stance: 'standing', x: 2.6, y: 15, scale: 1.12 },
    { stance: 'standing', x: 17.4, y: 18.6, scale: 1.12 },
  ],
  weapon: [
    { stance: 'loader', x: .4, y: 15.4, scale: 1.04 },
    { stance: 'gunner', x: 12, y: 20, scale: 1 },
  ],
  leader: [{ stance: 'officer', x: 14.4, y: 15, scale: 1.24 }],
  hero: [{ stance: 'champion', x: 6.6, y: 17.6, scale: 1.16 }],
  runner: [{ stance: 'runner', x: 10, y: 13.4, scale: 0.95 }],
};

// Our own drawings. Men stand in boxes of 20 by 32, weapons in boxes of 32 by 22, markers around (0, 0).

const HELMET = 'M5.4 5.9C5.2 2.4 7.4.5 10.2.5C13 .5 14.9 2.3 15 5L16.3 6.2L5 6.6Z';
const FACE = 'M7.4 6.4H13.6L14.3 8.3L13 10.6H9.2L7.6 9Z';
const BODY = 'M5.9 11.2L9 10.2H12.8L14.6 12L14.9 15L13.9 20.4H6.4L5.2 15.4Z';
const RIFLE = 'M.3 19.6L3.4 17.2L9.4 14.4L19.4 8.1L20 9L13.2 14.3L5.6 18.6L3 21.4L1 21.2Z';
const LEGS =
  'M6.6 19.8H13.7L15 24.4L14.7 29.4L17.8 31.6H12.2L11.9 25.4L10.2 22.4L9.4 25.6L6 29.4L5.4 31.6H1.4L3.2 28.4L6.2 24.2Z';
const PACK = 'M3.6 11.4L6.4 10.6L6.6 17.6L3.8 17.4Z';
/** A rifleman on the advance. */
const MAN = HELMET + FACE + BODY + RIFLE + LEGS + PACK;

const KNEEL_BODY = 'M6 16.6L9 15.4H12.8L14.6 17.2L14.9 20.2L13.9 25H6.6L5.4 20.8Z';
const KNEEL_LEGS = 'M6.6 24.4H13.6L17.6 25.6L17 31.6H13.6L14 28.4L10.2 28L8.6 31.6H.8L1.6 29.6L6 28.8Z';
const KNEEL_GUN = 'M3.4 21.4L5 18.8H12L12.6 17.6H20V18.8L14 19.4L12.6 20.8H7.6L5.6 22.6Z';
/** One who kneels and aims. */
const KNEELING =
  shift(HELMET, 0, 5.2) + shift(FACE, 0, 5.2) + KNEEL_BODY + KNEEL_LEGS + KNEEL_GUN;

const CAP = 'M4.8 5.2L5.6 3.2C7.6 1.4 12.4.8 15.2 2.6L14.8 4.6L16.6 6L14.4 6.3H6Z';
const POINTING = 'M6 11.2L9 10.2H12.8L20 8.2L20.4 9.6L14.8 13L13.9 20.4H6.4L4.6 16.6L3.4 19.4L1.8 18.6L3.4 13.4Z';
/** One who points the way. */
const OFFICER = CAP + FACE + POINTING + LEGS;

const RAISED = 'M6 11.2L9 10.2H12.4L16.2 2.8L17.8 3.4L15 12.4L13.9 20.4H6.4L4.8 16L2.8 20.2L1.2 19.2L3.6 13Z';
const RAISED_GUN = 'M9.8-2.6L13.6-2.8L25.4-2L25.4-.9L20.4-.4L17.4 1.6L15.8.2L10 .2Z';
/** One who leads with his rifle high. */
const CHAMPION = HELMET + FACE + RAISED + RAISED_GUN + LEGS;

/** Moves a path made of absolute coordinates (M, L, C, H, V). */
function shift(path: string, dx: number, dy: number): string {
  return path.replace(/([MLCHV])([^MLCHVZ]*)/g, (_, letter: string, list: string) => {
    const numbers = list.match(/-?(\d+\.?\d*|\.\d+)/g)?.map(Number) ?? [];
    const moved = numbers.map((n, i) => n + (letter === 'H' || (letter !== 'V' && i % 2 === 0) ? dx : dy));
    return letter + moved.map((n) => Math.round(n * 100) / 100).join(' ');
  });
}

export interface Figure {
  path: string;
  x: number;
  y: number;
  scale: number;
}

/** Who stands on a counter, those behind first, in a box of 36 by 31. */
export const FIGURES: Record<string, Figure[]> = {
  squad: [
    { path: MAN, x: 4.5, y: 0.5, scale: 0.72 },
    { path: MAN, x: 19.5, y: 0.5, scale: 0.72 },
    { path: KNEELING, x: -1, y: 6.5, scale: 0.76 },
    { path: MAN, x: 11.5, y: 6.2, scale: 0.77 },
  ],
  team: [
    { path: MAN, x: 14.5, y: 1.5, scale: 0.86 },
    { path: KNEELING, x: 1.5, y: 3.5, scale: 0.86 },
  ],
  leader: [{ path: OFFICER, x: 7, y: 0.5, scale: 0.95 }],
  hero: [{ path: CHAMPION, x: 5, y: 3, scale: 0.88 }],
};

/** Weapons, pointing right. */
export const WEAPONS: Record<string, string> = {
  'light-mg':
    'M1 11.5L3 8.4H9L10 7.4H15L15.6 8.4H22V9.4H30.6V10.6H22V11.6H17.6L16 12.4H13.4L12.4 16.4H10.2L11 12.4H8L4.4 15.6H1ZM21.4 11L24 18.6H22.6L20.4 12ZM20.4 11L17.2 18.6H18.6L21.4 12ZM11.6 5.2H14.8L14.4 7.4H12Z',
  'heavy-mg':
    'M1 9.2H5L6 7.4H14V6.2H26V7.6H31V9.6H26V11H14.6L13.6 12.4H11.4L19.8 20.8H17L10.8 14.4L10 20.8H7.8L9 13.6L2.6 20.8H0L7.2 12.4H6L5 11.2H1ZM8.4 3.6H12.8V7.4H8.4Z',
  mortar:
    'M24.2 1.2L27 3L12.6 18.2L10 16.2ZM5 18.6H14.6L16 20.8H3.6ZM20.4 9L25.6 20.8H23.8L19.2 10.4ZM20.6 9.4L17.4 20.8H19L21.4 12Z',
  gun:
    'M13.2 3.4H16.4L17.4 8H31.4V10.6H17.8L18.6 15H15.4L14.6 11.2H6.6L.4 20.8H-1.6L4.2 10.2L9 8.2H13.8ZM12 12.2A4.4 4.4 0 1 1 11.9 12.2ZM12 14.8A1.8 1.8 0 1 0 12.1 14.8Z',
  flamethrower:
    'M3 5.4C3 3.6 6.8 3.6 6.8 5.4V17.6H3ZM7.8 5.4C7.8 3.6 11.6 3.6 11.6 5.4V17.6H7.8ZM11.6 14.6H14.6V11.4H20V13H16V16.2H11.6ZM21 12.2C23 9 26 11 25.6 7C28.6 9.4 32.6 8.4 31.6 12.2C32.4 15.8 28.4 15 26 17.2C26.2 13.8 23 15.4 21 12.2Z',
  satchel:
    'M4.4 8.4H27.6L29 20.6H3ZM10.4 8.4C10.4 2.6 21.6 2.6 21.6 8.4H19.6C19.6 5 12.4 5 12.4 8.4ZM8.6 10.4L8.2 18.6H10.2L10.6 10.4ZM21.4 10.4L21.8 18.6H23.8L23.4 10.4ZM22 5.6C24-.4 28 3 27.6-.6H29C29.6 5 25.2 2.6 23.4 6.4Z',
  molotov:
    'M13 9.4L13.6 5.6H17.6L18.2 9.4C20.6 10.4 21.4 11.8 21.4 14V21H9.8V14C9.8 11.8 10.6 10.4 13 9.4ZM15.4 4.8C12.4 3 15.2 1.4 14.6-1C17.4-.4 19.4 2.6 16.6 4.8Z',
};

/** The drawing of a weapon of the catalogue: its kind, and for machine guns whether it needs a tripod. */
export function weaponArt(kind: string, movement: number, firepower: number): string {
  if (kind !== 'mg') return WEAPONS[kind] ?? WEAPONS.satchel ?? '';
  const light = movement === 0 && firepower <= 4;
  return (light ? WEAPONS['light-mg'] : WEAPONS['heavy-mg']) ?? '';
}

/** Signs of a counter's state, in boxes of 10 by 10. */
export const SIGNS: Record<string, string> = {
  broken: 'M2 .5H5.6C8.6.5 8.8 4.2 6.8 4.8C9.2 5.2 9.2 9.5 5.8 9.5H2ZM4 2V4.1H5.2C6.4 4.1 6.4 2 5.2 2ZM4 5.6V8H5.4C6.8 8 6.8 5.6 5.4 5.6Z',
  suppressed: 'M3.6.4H6.4V4.4H9.2L5 8L.8 4.4H3.6ZM.8 8.6H9.2V10H.8Z',
  veteran: 'M5 .6L9.6 4.2V6.6L5 3L.4 6.6V4.2ZM5 4.4L9.6 8V10L5 6.6L.4 10V8Z',
  activated: 'M1 5L2.6 3.4L4.2 5.2L7.6 1.4L9.2 3L4.2 8.6Z',
  moving: 'M.6 3.8H5V1L9.6 5L5 9V6.2H.6Z',
  'op-firing': 'M4.4 0H5.6V1.6A3.5 3.5 0 0 1 8.4 4.4H10V5.6H8.4A3.5 3.5 0 0 1 5.6 8.4V10H4.4V8.4A3.5 3.5 0 0 1 1.6 5.6H0V4.4H1.6A3.5 3.5 0 0 1 4.4 1.6ZM5 3A2 2 0 1 0 5.01 3Z',
  moved: 'M1 3.6H4.4V1.4L7.4 5L4.4 8.6V6.4H1ZM8 1.2H9.6V8.8H8Z',
};

export const SHIELD = 'M0-5L4.6-3.4V.2C4.6 3 2.4 4.8 0 6C-2.4 4.8-4.6 3-4.6.2V-3.4Z';
export const STAR = 'M0-5L1.5-1.6L5-1.5L2.3.8L3.2 4.4L0 2.4L-3.2 4.4L-2.3.8L-5-1.5L-1.5-1.6Z';
/** One sword, point up; two of them crossed mean a melee. */
export const SWORD = 'M-1.5-11L0-14L1.5-11L1.3 3H4.4V5.2H1.2V9.4H-1.2V5.2H-4.4V3H-1.3Z';

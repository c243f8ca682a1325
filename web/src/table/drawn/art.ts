// Our own drawings that several games show. Men stand in boxes of 20 by 32, markers around (0, 0).

const HELMET = 'M5.4 5.9C5.2 2.4 7.4.5 10.2.5C13 .5 14.9 2.3 15 5L16.3 6.2L5 6.6Z';
const FACE = 'M7.4 6.4H13.6L14.3 8.3L13 10.6H9.2L7.6 9Z';
const BODY = 'M5.9 11.2L9 10.2H12.8L14.6 12L14.9 15L13.9 20.4H6.4L5.2 15.4Z';
const RIFLE = 'M.3 19.6L3.4 17.2L9.4 14.4L19.4 8.1L20 9L13.2 14.3L5.6 18.6L3 21.4L1 21.2Z';
const LEGS =
  'M6.6 19.8H13.7L15 24.4L14.7 29.4L17.8 31.6H12.2L11.9 25.4L10.2 22.4L9.4 25.6L6 29.4L5.4 31.6H1.4L3.2 28.4L6.2 24.2Z';
const PACK = 'M3.6 11.4L6.4 10.6L6.6 17.6L3.8 17.4Z';
/** A rifleman on the advance. */
const MAN = FACE + BODY + RIFLE + LEGS + PACK;

const KNEEL_BODY = 'M6 16.6L9 15.4H12.8L14.6 17.2L14.9 20.2L13.9 25H6.6L5.4 20.8Z';
const KNEEL_LEGS = 'M6.6 24.4H13.6L17.6 25.6L17 31.6H13.6L14 28.4L10.2 28L8.6 31.6H.8L1.6 29.6L6 28.8Z';
const KNEEL_GUN = 'M3.4 21.4L5 18.8H12L12.6 17.6H20V18.8L14 19.4L12.6 20.8H7.6L5.6 22.6Z';
/** One who kneels and aims. */
const KNEELING = shift(FACE, 0, 5.2) + KNEEL_BODY + KNEEL_LEGS + KNEEL_GUN;

const CAP = 'M4.8 5.2L5.6 3.2C7.6 1.4 12.4.8 15.2 2.6L14.8 4.6L16.6 6L14.4 6.3H6Z';
const POINTING = 'M6 11.2L9 10.2H12.8L20 8.2L20.4 9.6L14.8 13L13.9 20.4H6.4L4.6 16.6L3.4 19.4L1.8 18.6L3.4 13.4Z';
/** One who points the way. */
const OFFICER = FACE + POINTING + LEGS;

const RAISED = 'M6 11.2L9 10.2H12.4L16.2 2.8L17.8 3.4L15 12.4L13.9 20.4H6.4L4.8 16L2.8 20.2L1.2 19.2L3.6 13Z';
const RAISED_GUN = 'M9.8-2.6L13.6-2.8L25.4-2L25.4-.9L20.4-.4L17.4 1.6L15.8.2L10 .2Z';
/** One who leads with his rifle high. */
const CHAMPION = FACE + RAISED + RAISED_GUN + LEGS;

const RUN_BODY = 'M5.4 12L10.6 10.4L14.6 11.2L14.2 13.6L16.8 16L19.2 13.8L20.6 15.2L17 19L12.8 16.8L11.6 20.8H6.4Z';
const RUN_ARM = 'M6.4 11.6L6.8 14.2L3.6 15.8L4.8 19L3 19.8L1 15.2Z';
const RUN_LEGS = 'M6.4 19.6L11.8 20.2L17 22.8L15.4 28.4L18.8 29.8L18 31.4L12.8 30.2L13.4 25L9.6 24L6.8 27.6L1.2 29.4L.2 27.4L4.8 25.2Z';
const SATCHEL = 'M3 17.6L7.8 18.4L7.2 22L2.4 21.2Z';
/** One who runs with a message. */
const RUNNER = shift(FACE, 2.4, 0.4) + RUN_BODY + RUN_ARM + RUN_LEGS + SATCHEL;

/** Moves a path made of absolute coordinates (M, L, C, H, V). */
function shift(path: string, dx: number, dy: number): string {
  return path.replace(/([MLCHV])([^MLCHVZ]*)/g, (_, letter: string, list: string) => {
    const numbers = list.match(/-?(\d+\.?\d*|\.\d+)/g)?.map(Number) ?? [];
    const moved = numbers.map((n, i) => n + (letter === 'H' || (letter !== 'V' && i % 2 === 0) ? dx : dy));
    return letter + moved.map((n) => Math.round(n * 100) / 100).join(' ');
  });
}

export interface Men {
  standing: string;
  kneeling: string;
  officer: string;
  champion: string;
  runner: string;
}

/** Men with what they wear on their heads, in the box of a standing man. */
export function menIn(helmet: string, cap: string): Men {
  return {
    standing: helmet + MAN,
    kneeling: shift(helmet, 0, 5.2) + KNEELING,
    officer: cap + OFFICER,
    champion: helmet + CHAMPION,
    runner: shift(helmet, 2.4, 0.4) + RUNNER,
  };
}

export const MEN = menIn(HELMET, CAP);

/** Signs of what becomes of a piece, in boxes of 10 by 10. */
export const SIGNS = {
  fewer: 'M1.5 3.9H8.5V6.1H1.5Z',
  broken: 'M2 .5H5.6C8.6.5 8.8 4.2 6.8 4.8C9.2 5.2 9.2 9.5 5.8 9.5H2ZM4 2V4.1H5.2C6.4 4.1 6.4 2 5.2 2ZM4 5.6V8H5.4C6.8 8 6.8 5.6 5.4 5.6Z',
  suppressed: 'M3.6.4H6.4V4.4H9.2L5 8L.8 4.4H3.6ZM.8 8.6H9.2V10H.8Z',
  activated: 'M1 5L2.6 3.4L4.2 5.2L7.6 1.4L9.2 3L4.2 8.6Z',
};

export const STAR = 'M0-5L1.5-1.6L5-1.5L2.3.8L3.2 4.4L0 2.4L-3.2 4.4L-2.3.8L-5-1.5L-1.5-1.6Z';
/** One sword, point up; two of them crossed mean a melee. */
export const SWORD = 'M-1.5-11L0-14L1.5-11L1.3 3H4.4V5.2H1.2V9.4H-1.2V5.2H-4.4V3H-1.3Z';

// How teams, orders and states of mind look: never by colour alone. White on `head` reaches AA.
import type { CombatTeam } from '../protocol';

export interface TeamLook {
  head: string; // the band on top of a counter
  body: string;
  figure: string;
  mark: string; // path of its symbol in a box of 10 by 10
  letter: string;
}

export const TEAMS: Record<CombatTeam, TeamLook> = {
  able: { head: '#3f5a24', body: '#c9d3a0', figure: '#3c4a20', mark: 'M5 .4L10 9.4H0Z', letter: 'A' },
  baker: { head: '#1d5a55', body: '#b4d3c8', figure: '#1c4a45', mark: 'M5 .2A4.8 4.8 0 1 1 4.99 .2Z', letter: 'B' },
  charlie: { head: '#6b4a1b', body: '#dfcb9c', figure: '#57401d', mark: 'M.7 .7H9.3V9.3H.7Z', letter: 'C' },
  red: { head: '#9a1f17', body: '#d9c3bf', figure: '#5b2520', mark: 'M5 0L10 5L5 10L0 5Z', letter: 'R' },
  yellow: { head: '#7d5c00', body: '#e2d7ae', figure: '#574410', mark: 'M3.4 0H6.6V3.4H10V6.6H6.6V10H3.4V6.6H0V3.4H3.4Z', letter: 'Y' },
  white: { head: '#565c63', body: '#d9dcde', figure: '#3e454c', mark: 'M0 1H10V4H0ZM0 6H10V9H0Z', letter: 'W' },
  blue: { head: '#244c8c', body: '#c0cde2', figure: '#24406d', mark: 'M0 1H3.4L5 4.6L6.6 1H10L6.4 9.4H3.6Z', letter: 'U' },
};
export const TEAM_NAMES = Object.keys(TEAMS) as CombatTeam[];
export const ENEMY_TEAMS: readonly CombatTeam[] = ['red', 'yellow', 'white', 'blue'];

export const INK = '#17150f';

/** What kind of order it is: shooting, moving, throwing, or keeping quiet. */
const KINDS: Record<string, string> = {
  'aimed-fire': 'fire', 'rapid-fire': 'fire', 'suppressive-fire': 'fire', 'slow-suppressive-fire': 'fire', 'run-and-gun': 'rush',
  sneak: 'low', evade: 'move', sprint: 'move', charge: 'rush', grenade: 'throw', 'smoke-grenade': 'throw', 'rifle-grenade': 'throw',
  hide: 'low', 'duck-back': 'low', melee: 'rush', carry: 'move',
};
const COLOURS: Record<string, string> = { fire: '#8f2a12', move: '#1f4f86', rush: '#7a2a78', low: '#3f5a2c', throw: '#8a4b00', quiet: '#55534b' };

export function orderKind(order: string): string {
  return KINDS[order] ?? 'quiet';
}
export function orderColour(order: string): string {
  return COLOURS[orderKind(order)] ?? '#55534b';
}

/** How far from normal, and which way. */
const STEPS: Record<string, number> = { rout: -3, shaken: -2, cautious: -1, normal: 0, bold: 1, aggressive: 2, berserk: 3 };

export function moraleStep(morale: string): number {
  return STEPS[morale] ?? 0;
}

/** Signs in boxes of 10 by 10. */
export const SIGNS = {
  eye: 'M5 1.8C7.6 1.8 9.4 4 10 5C9.4 6 7.6 8.2 5 8.2S.6 6 0 5C.6 4 2.4 1.8 5 1.8ZM5 3A2 2 0 1 0 5.01 3Z',
  hidden: 'M0 5C.6 4 2.4 1.8 5 1.8C5.8 1.8 6.5 2 7.1 2.3L8.6.6L9.5 1.4L1.9 9.5L1 8.7L2.3 7.4C1.2 6.7.4 5.6 0 5ZM8.1 3C9 3.7 9.7 4.5 10 5C9.4 6 7.6 8.2 5 8.2L4.3 8.1Z',
  alert: 'M3.6 0H6.4L5.9 6.4H4.1ZM5 7.4A1.3 1.3 0 1 1 4.99 7.4Z',
  waiting: 'M1 2.2H6V3.6L3 7.2H6.2V8.8H.8V7.4L3.8 3.8H1ZM6.8 0H10V1L8.2 3.2H10V4.4H6.6V3.4L8.4 1.2H6.8Z',
  cross: 'M3.4 .6H6.6V3.4H9.4V6.6H6.6V9.4H3.4V6.6H.6V3.4H3.4Z',
  grenade: 'M3.8 2.8L4 1H6L7.8 .2L9.6 2.6L8.6 3.4L7.6 2.2L6.4 2.4V2.8C8.2 3.4 9 4.8 9 6.2C9 8.4 7.2 10 5 10S1 8.4 1 6.2C1 4.8 2 3.4 3.8 2.8Z',
  bonds: 'M2.6 2.4A2.6 2.6 0 1 0 2.61 2.4ZM2.6 3.7A1.3 1.3 0 1 1 2.59 3.7ZM7.4 2.4A2.6 2.6 0 1 0 7.41 2.4ZM7.4 3.7A1.3 1.3 0 1 1 7.39 3.7ZM3.8 4.4H6.2V5.6H3.8Z',
  radioed: 'M1 4H9V9.4H1ZM7 0H8V4H7Z',
} as const;

/** One who lies flat, in a box of 30 by 16, pointing right. */
export const PRONE =
  'M19.5 5.4C19.3 2.6 21.2 1 23.4 1C25.8 1 27.4 2.6 27.5 4.8L28.6 5.8L19.4 6.2ZM21 6.2H26L26.4 7.8L25.2 9.4H21.6ZM2 9.6L11 7.2L20 8L21.4 11.2L14.6 13.6L3.6 14.2L.4 15.6L0 13.6ZM14 12.2L20.6 10.4H30V11.4H24.6L20 13.2L16.4 15.2L14.6 14.8Z';

const RIFLE = 'M0 13.4L3.6 10L9.6 9.2L11 8.2H22L22.4 8.8H32V10.2H22.4L21.6 11H12.4L10.6 11.8L9.6 13.6L8 13L8.2 11.6L5.2 15H0Z';
const CARBINE = 'M2 13.4L5 10.4L10.6 9.6L12 8.6H21L21.4 9.2H28V10.4H21.4L20.6 11.2H16.4L16.6 14.6H14.4L14 11.2H12L9.8 13.4L8.6 13L8.8 11.8L6.6 15H2Z';
const MACHINE_PISTOL = 'M1 8.6H7L8 7.6H21V8.8H28V10.2H21V11.2H18.8L19.6 19.4H16.8L16 11.2H11.4L12 15.6H9.4L8.4 11.4H3.4V15.4H1Z';
const PISTOL = 'M7 6.4H26V10.4H18.4L17 12.2H13.8L12.4 18.4H7.4L9 11Z';
const AUTOMATIC = 'M0 13.2L3.2 9.4L9 8.8L10 7.6H20L20.4 8.4H32V9.8H20.4L19.6 11H16.6L17.2 16H13.8L13.2 11H11L9.2 14L7.8 13.4L8.2 11.4L5 15H0ZM26 10L28.4 17.4H27L25 10.4ZM26 10L23.2 17.4H24.6L27 10.4Z';
const MACHINE_GUN = 'M1 9.2H5L6 7.4H14V6.2H26V7.6H31V9.6H26V11H14.6L13.6 12.4H11.4L19.8 20.8H17L10.8 14.4L10 20.8H7.8L9 13.6L2.6 20.8H0L7.2 12.4H6L5 11.2H1ZM8.4 3.6H12.8V7.4H8.4Z';

const ARMS: Record<string, string> = {
  'm1-garand': RIFLE, 'kar-98k': RIFLE, 'g-43': RIFLE, 'm1-carbine': CARBINE, bar: AUTOMATIC, thompson: MACHINE_PISTOL, m3: MACHINE_PISTOL,
  'mp-40': MACHINE_PISTOL, 'pistol-45': PISTOL, 'p-38': PISTOL, 'lmg-30': MACHINE_GUN, 'mg-42': MACHINE_GUN,
};

/** A weapon's outline, pointing right, in a box of 32 by 22. */
export function armsArt(weapon: string): string {
  return ARMS[weapon] ?? RIFLE;
}

/** What stands on a marker for an Impulse: a sign where there is one, else a number. */
export const ENTRIES: Record<string, { text: string; path?: string }> = {
  nothing: { text: '0' },
  'must-move': { text: '1' },
  'may-move': { text: '(1)' },
  'move-two': { text: '2' },
  fire: { text: '', path: 'M4.3 0H5.7V1.6A3.5 3.5 0 0 1 8.4 4.3H10V5.7H8.4A3.5 3.5 0 0 1 5.7 8.4V10H4.3V8.4A3.5 3.5 0 0 1 1.6 5.7H0V4.3H1.6A3.5 3.5 0 0 1 4.3 1.6ZM5 3A2 2 0 1 0 5.01 3Z' },
  'fire-else-move': { text: '/1', path: 'M4.3 0H5.7V1.6A3.5 3.5 0 0 1 8.4 4.3H10V5.7H8.4A3.5 3.5 0 0 1 5.7 8.4V10H4.3V8.4A3.5 3.5 0 0 1 1.6 5.7H0V4.3H1.6A3.5 3.5 0 0 1 4.3 1.6ZM5 3A2 2 0 1 0 5.01 3Z' },
  attack: { text: '', path: 'M4.2 0H5.8L6 6H8.4V7.6H5.8V10H4.2V7.6H1.6V6H4Z' },
  arm: { text: '', path: SIGNS.grenade },
  adjust: { text: '', path: 'M0 5L3 2.4V4.2H7V2.4L10 5L7 7.6V5.8H3V7.6Z' },
  throw: { text: '', path: 'M0 9C.6 4.4 4 2 7 2.4V.4L10 3.4L7 6.4V4.4C4.4 4.2 2.4 5.6 1.6 9Z' },
};

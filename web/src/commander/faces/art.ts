// Our own drawings for the counters of the Commander games. Weapons lie in boxes of 32 by 22.
import { SIGNS as FATES } from '../../table/drawn/art';

/** Weapons, pointing right. */
export const WEAPONS: Record<string, string> = {
  'light-mg':
    'M1 11.5L3 8.4H9L10 7.4H15L15.6 8.4H22V9.4H30.6V10.6H22V11.6H17.6L16 12.4H13.4L12.4 16.4H10.2L11 12.4H8L4.4 15.6H1ZM21.4 11L24 18.6H22.6L20.4 12ZM20.4 11L17.2 18.6H18.6L21.4 12ZM11.6 5.2H14.8L14.4 7.4H12Z',
  'heavy-mg':
    'M1 9.2H5L6 7.4H14V6.2H26V7.6H31V9.6H26V11H14.6L13.6 12.4H11.4L19.8 20.8H17L10.8 14.4L10 20.8H7.8L9 13.6L2.6 20.8H0L7.2 12.4H6L5 11.2H1ZM8.4 3.6H12.8V7.4H8.4Z',
  'medium-mg':
    'M1 9.6H5L6 8H13V7.2H19.4V8H31V9.4H19.4V10.6H14.6L13.6 12.4H11.4L19.8 20.8H17.4L10.8 14.2L9.8 20.8H8L9 13.4L2.4 20.8H.2L7.2 12.4H6L5 11H1Z',
  'light-mortar':
    'M21.4 4.6L24.8 6.8L15.6 17.6L12.6 15.4ZM9.2 17.6H17L18.8 20.8H7.2ZM19.4 10.4L23 20.8H21.2L18.2 12Z',
  mortar:
    'M24.2 1.2L27 3L12.6 18.2L10 16.2ZM5 18.6H14.6L16 20.8H3.6ZM20.4 9L25.6 20.8H23.8L19.2 10.4ZM20.6 9.4L17.4 20.8H19L21.4 12Z',
  gun:
    'M13.2 3.4H16.4L17.4 8H31.4V10.6H17.8L18.6 15H15.4L14.6 11.2H6.6L.4 20.8H-1.6L4.2 10.2L9 8.2H13.8ZM12 12.2A4.4 4.4 0 1 1 11.9 12.2ZM12 14.8A1.8 1.8 0 1 0 12.1 14.8Z',
  howitzer:
    'M11.6 1.6H15.2L16.8 6.8H24L25 5.4H27.6V11.4H25L24 10.4H17.6L18.8 15H15.4L14.6 11.2H6.6L.4 20.8H-1.6L4.2 10.2L9 8.2H13ZM12 12.2A4.4 4.4 0 1 1 11.9 12.2ZM12 14.8A1.8 1.8 0 1 0 12.1 14.8Z',
  'light-gun':
    'M12.6 6H15L15.8 9.4H29V11H16.2L16.6 13H14.4L22 20.8H19.6L13.6 14.8L12 20.8H10L11.2 14.4L3.4 20.8H.6L9.4 12H7V9.6H13.2Z',
  flamethrower:
    'M3 5.4C3 3.6 6.8 3.6 6.8 5.4V17.6H3ZM7.8 5.4C7.8 3.6 11.6 3.6 11.6 5.4V17.6H7.8ZM11.6 14.6H14.6V11.4H20V13H16V16.2H11.6ZM21 12.2C23 9 26 11 25.6 7C28.6 9.4 32.6 8.4 31.6 12.2C32.4 15.8 28.4 15 26 17.2C26.2 13.8 23 15.4 21 12.2Z',
  satchel:
    'M4.4 8.4H27.6L29 20.6H3ZM10.4 8.4C10.4 2.6 21.6 2.6 21.6 8.4H19.6C19.6 5 12.4 5 12.4 8.4ZM8.6 10.4L8.2 18.6H10.2L10.6 10.4ZM21.4 10.4L21.8 18.6H23.8L23.4 10.4ZM22 5.6C24-.4 28 3 27.6-.6H29C29.6 5 25.2 2.6 23.4 6.4Z',
  molotov:
    'M13 9.4L13.6 5.6H17.6L18.2 9.4C20.6 10.4 21.4 11.8 21.4 14V21H9.8V14C9.8 11.8 10.6 10.4 13 9.4ZM15.4 4.8C12.4 3 15.2 1.4 14.6-1C17.4-.4 19.4 2.6 16.6 4.8Z',
};

/** The drawing of a weapon of the catalogue: by its kind, and how heavy it is. */
export function weaponArt(kind: string, movement: number, firepower: number): string {
  return WEAPONS[drawnAs(kind, movement, firepower)] ?? WEAPONS.satchel ?? '';
}

function drawnAs(kind: string, movement: number, firepower: number): string {
  if (kind === 'hmg') return 'heavy-mg';
  if (kind === 'lmg') return 'light-mg';
  if (kind === 'mg') return movement === 0 && firepower <= 4 ? 'light-mg' : firepower <= 6 ? 'medium-mg' : 'heavy-mg';
  if (kind === 'mortar' && movement >= -1) return 'light-mortar';
  if (kind === 'gun') return firepower <= 5 ? 'light-gun' : firepower >= 10 ? 'howitzer' : 'gun';
  return kind;
}

/** A torn link for who has lost touch, and the spade of engineers, in boxes of 10 by 10. */
export const TORN = 'M0 3.2H3.4V4.6H1.4V7H3.4V8.4H0ZM6.6 3.2H10V8.4H6.6V7H8.6V4.6H6.6ZM4.4 0H5.6V2.4H4.4ZM2 .6L3 0L4 1.8L3 2.4ZM8 .6L7 0L6 1.8L7 2.4Z';
export const SPADE = 'M4.3 0H5.7V5H7.6V8C7.6 9.2 6 10 5 10C4 10 2.4 9.2 2.4 8V5H4.3ZM3 0H7V1.3H3Z';

/** What kind of unit lies here, for the edge that peeks out of a stack: heads, a commander's plate, a runner's arrow, a hull. */
export const PIPS: Record<string, string> = {
  squad: 'M2 2.6A2.1 2.1 0 1 1 1.99 2.6ZM7 2.6A2.1 2.1 0 1 1 6.99 2.6ZM12 2.6A2.1 2.1 0 1 1 11.99 2.6Z',
  team: 'M2 2.6A2.1 2.1 0 1 1 1.99 2.6ZM7 2.6A2.1 2.1 0 1 1 6.99 2.6Z',
  leader: 'M2.6 .6H7.4L10 4.8L7.4 9H2.6L0 4.8Z',
  runner: 'M0 3.6H5V1L10 4.8L5 8.6V6H0Z',
  tank: 'M3 1.4H8V3H13V4.2H8.4V5H11L10 8.4H1L0 5H3Z',
};

/** Signs of a counter's state, in boxes of 10 by 10. */
export const SIGNS: Record<string, string> = {
  ...FATES,
  veteran: 'M5 .6L9.6 4.2V6.6L5 3L.4 6.6V4.2ZM5 4.4L9.6 8V10L5 6.6L.4 10V8Z',
  moving: 'M.6 3.8H5V1L9.6 5L5 9V6.2H.6Z',
  'op-firing': 'M4.4 0H5.6V1.6A3.5 3.5 0 0 1 8.4 4.4H10V5.6H8.4A3.5 3.5 0 0 1 5.6 8.4V10H4.4V8.4A3.5 3.5 0 0 1 1.6 5.6H0V4.4H1.6A3.5 3.5 0 0 1 4.4 1.6ZM5 3A2 2 0 1 0 5.01 3Z',
  moved: 'M1 3.6H4.4V1.4L7.4 5L4.4 8.6V6.4H1ZM8 1.2H9.6V8.8H8Z',
};

export const SHIELD = 'M0-5L4.6-3.4V.2C4.6 3 2.4 4.8 0 6C-2.4 4.8-4.6 3-4.6.2V-3.4Z';

// Our own drawings of tanks, from the side, pointing right, in a box of 40 by 18.

const SCHNEIDER =
  'M3 3.4H22L24 1.6H27L28.6 3.4L38.4 6.6L38.8 8.6L31.6 10.6H2.2ZM11.6 4.6V6H14.4V4.6ZM25 6.2L36.4 8.4L36 9.6L24.6 7.6Z' +
  'M3.6 11.2H30.4L33 13.6C33 16.4 31 17.6 29 17.6H6C3.6 17.6 1.8 16.2 1.8 14.2ZM7 13A1.4 1.4 0 1 0 7.1 13ZM12.6 13A1.4 1.4 0 1 0 12.7 13ZM18.2 13A1.4 1.4 0 1 0 18.3 13ZM23.8 13A1.4 1.4 0 1 0 23.9 13ZM29 13A1.4 1.4 0 1 0 29.1 13Z';
const SAINT_CHAMOND =
  'M.8 4.4L5 2.4H11V.6H14V2.4H29L31 1H33L33.4 2.8L36.6 4.6H40V6H36.4L34.4 9.8H25L24 10.6H4.6L1.2 8.6ZM17 4.4V5.8H20V4.4Z' +
  'M5.4 11.2H24.8L26.8 13.6C26.8 16.4 25 17.6 23.4 17.6H7.4C5 17.6 3.6 16.2 3.6 14.2ZM8.4 13A1.4 1.4 0 1 0 8.5 13ZM13 13A1.4 1.4 0 1 0 13.1 13ZM17.6 13A1.4 1.4 0 1 0 17.7 13ZM22.2 13A1.4 1.4 0 1 0 22.3 13Z';
/** Body and tracks of the small one with a turret; the large wheel is in front, a tail behind. */
const RENAULT =
  'M4 9.6L10.6 7.4H26.4L30.6 9.2C33.8 7.6 37 9.8 37 12.8C37 15.8 34.6 17.6 32 17.4L9.6 17.2C6.2 17.2 5 14.6 6.2 12.6L.8 14.6L.2 13.4L5.2 10.8ZM32 10.8A2.2 2.2 0 1 0 32.1 10.8ZM11 13.4A1.2 1.2 0 1 0 11.1 13.4ZM15.6 13.4A1.2 1.2 0 1 0 15.7 13.4ZM20.2 13.4A1.2 1.2 0 1 0 20.3 13.4ZM24.8 13.4A1.2 1.2 0 1 0 24.9 13.4Z' +
  'M14.6 6.8L15.4 2.2L18 2V.4H21.4V2L24 2.2L24.8 6.8Z';
const RENAULT_GUN = `${RENAULT}M24.6 3.2H33V5.4H24.8Z`;
const RENAULT_MG = `${RENAULT}M24.6 3.8H29.4V5H24.8Z`;

const DRAWN: [string, string][] = [
  ['schneider', SCHNEIDER],
  ['saint-chamond', SAINT_CHAMOND],
  ['renault-ft-gun', RENAULT_GUN],
];

/** By its key in the catalogue: "france/schneider-leader". */
export function tankArt(type: string): string {
  const name = type.slice(type.indexOf('/') + 1);
  return DRAWN.find(([start]) => name.startsWith(start))?.[1] ?? RENAULT_MG;
}

/** Signs of a gun and of a machine gun, in boxes of 11 by 8. */
export const WEAPONS_OF_TANKS = {
  gun: 'M0 1.6H3.4L4 2.4H11V5.2H4L3.4 6.4H0Z',
  mg: 'M0 3H2.6L3.2 2.2H6.6V3.4H11V4.4H6.6V5.2L8.2 8H7L5.2 5.6L3.6 8H2.4L4 5.2H0Z',
};

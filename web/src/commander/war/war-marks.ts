// What shells and gas leave in hexes, drawn around (0, 0) for a hex whose corners are 62 away; all art is ours.

/** Craters: middle, half width, half height. */
export const CRATERS: [number, number, number, number][] = [
  [-26, -24, 19, 13], [22, -30, 16, 11], [38, -2, 14, 10], [-42, 6, 13, 9], [-8, 8, 22, 15], [24, 26, 19, 13], [-24, 34, 15, 10],
];

/** Bricks and beams of what was a house: corner, width, turn. */
export const BRICKS: [number, number, number, number][] = [
  [-40, -12, 13, 12], [-28, -30, 11, -22], [-10, -38, 14, 8], [12, -34, 12, 34], [30, -22, 14, -10], [40, 2, 11, 24], [-46, 10, 11, -30],
  [-30, 24, 14, 16], [-12, 36, 12, -12], [12, 34, 13, 20], [30, 22, 12, -34], [-18, -12, 13, 40], [6, -14, 12, -18], [20, 4, 13, 12], [-6, 14, 13, -28],
  [-34, 2, 9, 48], [2, 0, 10, 22],
];
export const BEAMS = ['M-34-4L-6-26', 'M8 18L34-8', 'M-22 34L4 22'];

export const GAS_PUFFS: [number, number, number][] = [
  [-34, 22, 20], [-6, 30, 23], [26, 24, 21], [42, 2, 17], [-44, -4, 17], [-24, -22, 20], [8, -28, 21], [32, -20, 17], [0, 2, 28],
];
export const WISPS = ['M-46 8C-30-4-22 18-6 6S22-4 44 10', 'M-34-18C-20-30-8-8 8-18S30-28 40-16', 'M-36 32C-22 22-12 42 4 32S24 24 34 32'];

/** A mask with two round glasses and a filter, in a box of 20 by 20 around (0, 0). */
export const MASK = 'M0-9C6-9 8.6-5 8.6-.6C8.6 3 6.4 5 4.4 5.6L3.8 9.4H-3.8L-4.4 5.6C-6.4 5-8.6 3-8.6-.6C-8.6-5-6-9 0-9Z';

/** A shell on its way down. */
export const SHELL = 'M0 13L-5.4 4V-8H5.4V4ZM-5.4-9.4H5.4V-12.4H-5.4Z';
/** The burst where it falls. */
export const BURST = 'M0-20L4.4-8.6L14-15L10.6-4L21-1L11.6 4.6L17 14L5.6 10.4L1 21L-4.6 10.6L-15 15.4L-10.8 4.8L-21 2L-11.4-4L-15.6-14L-5-8.8Z';

/** A field telephone in its box, and a pair of scissor periscopes. */
export const SCISSORS = 'M-9-11H-4.6V-6.6H-6.4L-1.4 2V3.4H1.4V2L6.4-6.6H4.6V-11H9V-5.4L3 4.4V6L7.6 12H5L1 7.4V12H-1V7.4L-5 12H-7.6L-3 6V4.4L-9-5.4Z';

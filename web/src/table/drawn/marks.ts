// Markers that several games lay in hexes, drawn around (0, 0) for a hex whose corners are 62 away; all art is ours.

export const FOXHOLES: [number, number][] = [[-45, 8], [-31, 35], [0, 43], [31, 35], [45, 8], [-41, -19], [41, -19]];

export const PUFFS: [number, number, number][] = [
  [-30, 18, 24], [0, 26, 27], [30, 18, 24], [-36, -8, 22], [36, -8, 22], [-14, -24, 24], [16, -24, 24], [0, 0, 30],
];

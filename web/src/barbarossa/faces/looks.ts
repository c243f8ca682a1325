// Colours of the two armies and our own silhouettes of the unit types, each in a box of 40 by 22.
import type { BarbarossaSide } from '../protocol';

export interface Look {
  body: string;
  head: string;
  figure: string;
  ink: string; // on the head
}

export const LOOKS: Record<BarbarossaSide, Look> = {
  german: { body: '#c3c9bd', head: '#3d4a43', figure: '#28322c', ink: '#f4f6ee' },
  soviet: { body: '#d9c9a0', head: '#7b2118', figure: '#43220f', ink: '#fff3dc' },
};
export const INK = '#17150f';

const MAN = 'a2.6 2.6 0 1 0 .1 0ZM{x} 6.2h5l1.2 6.6h-1.6l-.4 8.6h-4.4l-.4-8.6h-1.6Z';
const man = (x: number): string => `M${x + 2.4} .6${MAN.replace('{x}', String(x - 0.1))}`;

const WHEEL = (x: number, r = 3): string => `M${x} ${18 - r}a${r} ${r} 0 1 0 .1 0Z`;
const TRACK = 'M5 14.5H35L37 17L34 21H6L3 17Z';

export const SILHOUETTES: Record<string, string> = {
  infantry: `${man(6)}${man(17.5)}${man(29)}`,
  artillery: `M2 14L22 8L38 3.4L38.6 5.4L24 10.6L17 14.6ZM19 8L23 7L24.6 12L20 14Z${WHEEL(14, 5)}`,
  vehicles: `M3 6H24V15.4H3ZM25 8H32L36.6 12V15.4H25Z${WHEEL(9)}${WHEEL(19)}${WHEEL(32)}`,
  'armored-vehicles': `M3 9L9 6H16V3H24L26 6H30L37 11V15.4H3ZM24 3.6L35 2.8V4.2L24 5Z${WHEEL(9, 3.4)}${WHEEL(20, 3.4)}${WHEEL(31, 3.4)}`,
  'light-tanks': `${TRACK}M8 10.5H32L35 14H5ZM14 5H24L26 10H13ZM24.6 6.4H34V7.8H24.6Z`,
  'medium-tanks': `${TRACK}M6 10H33L36.4 14H4ZM12 4H25L28 9.6H11ZM26.4 5.6H40V7.6H26.4Z`,
  'heavy-tanks': `M4 13.6H37L39 17L36 21.6H5L2 17ZM4 8.6H35L38 13H2.4ZM9 1.4H26V8H9ZM26 3H40V6H26Z`,
  aircraft: 'M20 0L22.4 5L22.6 8L39 12.4V15L22.4 13.6L21.6 18L26 20.4V22L20 21.2L14 22V20.4L18.4 18L17.6 13.6L1 15V12.4L17.4 8L17.6 5Z',
  train: `M2 5H9V3H14V5H17V8H28V4H31V8H36L38 14V16H2Z${WHEEL(8)}${WHEEL(17)}${WHEEL(26)}${WHEEL(34, 2.4)}`,
  boat: 'M3 12H37L32 20H8ZM12 6H22V12H12ZM22 8.6H33V10H22ZM16 2H17.4V6H16Z',
  hq: `${man(3)}M22 1H23.4V21H22ZM23.4 1.6L37 5.4L23.4 10Z`,
};

/** Small signs of a status, in a box of 16 by 16. */
export const STATUS: Record<string, string> = {
  suppressed: 'M3 1H5V15H3ZM5 1.6L14 4.8L5 8.4Z',
  flagged: 'M3 1H5V15H3ZM5 1.4H14L11.4 5L14 8.6H5Z',
  hidden: 'M1 8C4 3.4 12 3.4 15 8C12 12.6 4 12.6 1 8ZM8 5.4a2.6 2.6 0 1 0 .1 0ZM2.4 14.6L13 1.4L14 2.2L3.4 15.4Z',
  entrenched: 'M1 12V8H3.6V5H6.4V8H9.6V5H12.4V8H15V12Z',
  'in-pillbox': 'M1 14V7L4 3H12L15 7V14ZM4 8V10H12V8Z',
  deployed: 'M1 13L7 7V2.4H9V7L15 13L13.6 14.4L8 8.8L2.4 14.4Z',
  towed: 'M1 7H9V5L14.6 8L9 11V9H1Z',
  transported: 'M1 4H9.6V11H1ZM10.4 6H13.4L15 8.4V11H10.4ZM4 11a2 2 0 1 0 .1 0ZM12 11a2 2 0 1 0 .1 0Z',
  equipping: 'M3 14V3H10V5H5V7.4H9V9.4H5V12H10.4V14Z',
  detected: 'M7 1a6 6 0 1 0 .1 0ZM11 11.4L12.4 10L15.6 13.6L14 15Z',
  'in-between': 'M2 2H14L9 8L14 14H2L7 8Z',
};
/** Those that are bad for the unit. */
export const BAD: ReadonlySet<string> = new Set(['suppressed', 'flagged', 'detected']);

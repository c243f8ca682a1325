// How the nations look on counters: colours and marks of our own. `ink` on `body` and on `back`, and white on `head`, reach AA.
import { menIn, type Men } from '../table/art';
import type { Catalogue } from './protocol';
import { isGreatWar } from './war';

export interface Look {
  body: string; // face of the counter
  shade: string; // its lower edge
  head: string; // the band on top
  figure: string; // the men
  mark: string; // path of the emblem in a box of 10 by 10
  men?: Men; // where they wear something of their own
}

export const INK = '#17150f';
export const BACK = '#f3ece2'; // the broken side of every nation
export const RAISED = '#14501a'; // better than printed
export const LOWERED = '#800f08'; // worse

const LOOKS: Record<string, Look> = {
  germany: { body: '#b3bcbd', shade: '#8d999c', head: '#3d4a52', figure: '#3b474d', mark: 'M5 0L9.4 2.5V7.5L5 10L.6 7.5V2.5Z' },
  russia: { body: '#dab88e', shade: '#b18a5c', head: '#74402a', figure: '#65371f', mark: 'M5 0L10 5L5 10L0 5Z' },
  america: { body: '#b5bf8c', shade: '#8b965f', head: '#44512a', figure: '#3f4a22', mark: 'M5 .4L10 9.4H0Z' },
  britain: { body: '#dac58f', shade: '#b9a264', head: '#665222', figure: '#5b491f', mark: 'M0 1H10V4H0ZM0 6H10V9H0Z' },
  france: { body: '#a9bfdc', shade: '#8199bd', head: '#2d4878', figure: '#2b426c', mark: 'M0 0H2.4V10H0ZM3.8 0H6.2V10H3.8ZM7.6 0H10V10H7.6Z' },
  italy: { body: '#a8c9b8', shade: '#80a893', head: '#235a47', figure: '#235140', mark: 'M0 7A5 5 0 0 1 10 7L10 9.5H0Z' },
};
// Headgear: a spiked helmet, a helmet with a crest, a broad steel hat; and what officers wear.
const SPIKED = 'M5.2 6.2C5 3.4 6.8 1.8 9.3 1.5L9.8-1.8H10.8L11.2 1.5C13.6 1.8 15 3.4 15.2 5.4L17 6.7L4.6 6.9Z';
const PEAKED = 'M4.8 5.2L5.2 2.2C8 1 13 1 15.6 2.2L15.2 4.6L17 6.2L14.4 6.4H6Z';
const CRESTED = 'M5 5.6C5 2.8 6.8 1.1 8.8.7L9-.8H12.4L12.7.9C14.4 1.5 15.3 3 15.5 5L18 6.7L3.4 6.7Z';
const KEPI = 'M5.8 6L6.2.4L14.2.2L15 4.6L17.6 6.2L6 6.7Z';
const BROAD = 'M6 4.6C6.2 2 8.2.6 10.3.6C12.4.6 14.4 2 14.6 4.6L19.2 6.2L18.8 7L2 7L1.6 6.2Z';
const CAMPAIGN = 'M6.8 4.8L8 .4L10.2 1.2L12.6.4L13.8 4.6L19 5.6L18.6 6.8L2.4 6.8L2 5.6Z';

/** The same nations a war earlier: field grey, horizon blue, olive drab. */
const WAR_LOOKS: Record<string, Look> = {
  germany: { body: '#b4baa6', shade: '#8b937c', head: '#3b4638', figure: '#384334', mark: 'M4.4 2.4L5 0L5.6 2.4C8.2 2.8 9 5 9 6.8L10 8.4H0L1 6.8C1 5 1.8 2.8 4.4 2.4Z', men: menIn(SPIKED, PEAKED) },
  france: { body: '#a6bfd6', shade: '#7a98b8', head: '#2b4b72', figure: '#284567', mark: 'M5 3.6A3.2 3.2 0 1 1 4.9 3.6ZM3.6 2.8C2.8 1.6 4 1.4 3.6 0C5.4.6 5.2 1.4 6 .2C7.2 1.4 6.8 2.2 6.4 2.8Z', men: menIn(CRESTED, KEPI) },
  america: { body: '#c4ba89', shade: '#998e5c', head: '#4f4a1f', figure: '#494418', mark: 'M5 0L6.2 3.6H10L6.9 5.9L8.1 9.6L5 7.3L1.9 9.6L3.1 5.9L0 3.6H3.8Z', men: menIn(BROAD, CAMPAIGN) },
};
const UNKNOWN: Look = { body: '#c9c4b8', shade: '#a39d8e', head: '#4b473e', figure: '#45413a', mark: 'M1 1H9V9H1Z' };

/** As it is dressed in the game whose catalogue this is. */
export function look(nation: string | null | undefined, catalogue?: Catalogue): Look {
  const looks = catalogue && isGreatWar(catalogue) ? WAR_LOOKS : LOOKS;
  return (nation && (looks[nation] ?? LOOKS[nation])) || UNKNOWN;
}

export const NATIONS = Object.keys(LOOKS);
export const WAR_NATIONS = Object.keys(WAR_LOOKS);

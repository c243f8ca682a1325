// How the nations look on counters: colours and marks of our own. `ink` on `body` and on `back`, and white on `head`, reach AA.
import type { Catalogue } from './protocol';
import { isGreatWar } from './war/war';

export interface Look {
  body: string; // face of the counter
  shade: string; // its lower edge
  head: string; // the band on top
  figure: string; // the coats of the men
  steel: string; // their arms and helmets
  mark: string; // path of the emblem in a box of 10 by 10
}

export const INK = '#17150f';
export const BACK = '#f3ece2'; // the broken side of every nation
export const RAISED = '#14501a'; // better than printed
export const LOWERED = '#800f08'; // worse

const LOOKS: Record<string, Look> = {
  germany: { body: '#b3bcbd', shade: '#8d999c', head: '#3d4a52', figure: '#5f6a6f', steel: '#2a3337', mark: 'M5 0L9.4 2.5V7.5L5 10L.6 7.5V2.5Z' },
  russia: { body: '#dab88e', shade: '#b18a5c', head: '#74402a', figure: '#885e40', steel: '#492816', mark: 'M5 0L10 5L5 10L0 5Z' },
  america: { body: '#b5bf8c', shade: '#8b965f', head: '#44512a', figure: '#626d42', steel: '#2d3518', mark: 'M5 .4L10 9.4H0Z' },
  britain: { body: '#dac58f', shade: '#b9a264', head: '#665222', figure: '#816e41', steel: '#423516', mark: 'M0 1H10V4H0ZM0 6H10V9H0Z' },
  france: { body: '#a9bfdc', shade: '#8199bd', head: '#2d4878', figure: '#51688e', steel: '#1f304e', mark: 'M0 0H2.4V10H0ZM3.8 0H6.2V10H3.8ZM7.6 0H10V10H7.6Z' },
  italy: { body: '#a8c9b8', shade: '#80a893', head: '#235a47', figure: '#4b7564', steel: '#193a2e', mark: 'M0 7A5 5 0 0 1 10 7L10 9.5H0Z' },
};
/** The same nations a war earlier: field grey, horizon blue, olive drab. */
const WAR_LOOKS: Record<string, Look> = {
  germany: { body: '#b4baa6', shade: '#8b937c', head: '#3b4638', figure: '#5d6756', steel: '#283025', mark: 'M4.4 2.4L5 0L5.6 2.4C8.2 2.8 9 5 9 6.8L10 8.4H0L1 6.8C1 5 1.8 2.8 4.4 2.4Z' },
  france: { body: '#a6bfd6', shade: '#7a98b8', head: '#2b4b72', figure: '#4e6a88', steel: '#1d324a', mark: 'M5 3.6A3.2 3.2 0 1 1 4.9 3.6ZM3.6 2.8C2.8 1.6 4 1.4 3.6 0C5.4.6 5.2 1.4 6 .2C7.2 1.4 6.8 2.2 6.4 2.8Z' },
  america: { body: '#c4ba89', shade: '#998e5c', head: '#4f4a1f', figure: '#6e673a', steel: '#353111', mark: 'M5 0L6.2 3.6H10L6.9 5.9L8.1 9.6L5 7.3L1.9 9.6L3.1 5.9L0 3.6H3.8Z' },
};
const UNKNOWN: Look = { body: '#c9c4b8', shade: '#a39d8e', head: '#4b473e', figure: '#6d6860', steel: '#322f2a', mark: 'M1 1H9V9H1Z' };

/** As it is dressed in the game whose catalogue this is. */
export function look(nation: string | null | undefined, catalogue?: Catalogue): Look {
  const looks = catalogue && isGreatWar(catalogue) ? WAR_LOOKS : LOOKS;
  return (nation && (looks[nation] ?? LOOKS[nation])) || UNKNOWN;
}

export const NATIONS = Object.keys(LOOKS);
export const WAR_NATIONS = Object.keys(WAR_LOOKS);

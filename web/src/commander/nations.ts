// How the nations look on counters: colours and marks of our own. `ink` on `body` and on `back`, and white on `head`, reach AA.
export interface Look {
  body: string; // face of the counter
  shade: string; // its lower edge
  head: string; // the band on top
  figure: string; // the men
  mark: string; // path of the emblem in a box of 10 by 10
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
const UNKNOWN: Look = { body: '#c9c4b8', shade: '#a39d8e', head: '#4b473e', figure: '#45413a', mark: 'M1 1H9V9H1Z' };

export function look(nation: string | null | undefined): Look {
  return (nation && LOOKS[nation]) || UNKNOWN;
}

export const NATIONS = Object.keys(LOOKS);

// What sort of order it is: its sign and colour on the board, in the ring and on the strip.

export type Sort = 'move' | 'march' | 'fire' | 'suppress' | 'smoke' | 'assault' | 'defend' | 'ambush' | 'work' | 'carry' | 'air' | 'radio' | 'wait';

const SORTS: Record<string, Sort> = {
  'careful-movement': 'move', march: 'march', 'fire-and-movement': 'fire', 'open-fire': 'fire', 'suppression-fire': 'suppress', 'smoke-screen': 'smoke',
  assault: 'assault', 'heavy-assault': 'assault', defend: 'defend', ambush: 'ambush', 'adjusting-fire': 'radio', 'radio-interception': 'radio', reconnaissance: 'radio',
  'board-transports': 'carry', 'debark-from-transports': 'carry', towing: 'carry', 'load-platform-cars': 'carry', 'unload-platform-cars': 'carry',
  'receive-supplies': 'carry', 'load-supplies': 'carry', 'bombing-run': 'air', intercept: 'air', 'air-reconnaissance': 'air', 'airborne-assault': 'air',
  'airdrop-supplies': 'air', 'combat-air-patrol': 'air', escort: 'air', wait: 'wait',
};

export function sortOf(order: string): Sort {
  return SORTS[order] ?? 'work';
}

/** White words are read on each of them. */
export const COLOURS: Record<Sort, string> = {
  move: '#2f6fd0', march: '#17818d', fire: '#d43f1e', suppress: '#b25e0e', smoke: '#6d757d', assault: '#9c1030', defend: '#946e00', ambush: '#4f7a28', work: '#7a5a2e',
  carry: '#5b6b3a', air: '#5a55b5', radio: '#8a3c96', wait: '#77715f',
};

/** In a box of 24 by 24. */
export const SIGNS: Record<Sort, string> = {
  move: 'M3 10H13V5L21 12L13 19V14H3Z',
  march: 'M2 10H9V5L16 12L9 19V14H2ZM14 5L21 12L14 19L12.6 17.6L18.2 12L12.6 6.400Z',
  fire: 'M12 2V7A5 5 0 0 1 17 12H22A10 10 0 0 0 12 2ZM12 22V17A5 5 0 0 1 7 12H2A10 10 0 0 0 12 22ZM11 11H13V13H11Z',
  suppress: 'M3 4H21V7H3ZM3 10.500H15V13.500H3ZM3 17H9V20H3Z',
  smoke: 'M6 18A4 4 0 0 1 6 10A6 6 0 0 1 17 8A5 5 0 0 1 18 18Z',
  assault: 'M4 2L14 12L12 14L2 4ZM20 2L22 4L8.6 17.400L10 19L8 21L6 19L3 22L2 21L5 18L3 16L5 14L6.6 15.400ZM15 14L18 17L20 15L22 17L20 19L22 21L21 22L18 20L16 21L14 19L15 17L13 15Z',
  defend: 'M12 2L21 5V12C21 17 17 20.5 12 22C7 20.5 3 17 3 12V5Z',
  ambush: 'M2 12C6 6 18 6 22 12C18 18 6 18 2 12ZM12 9A3 3 0 1 0 12.1 9Z',
  work: 'M14 3L21 10L18.5 12.500L16.5 10.500L7 20L4 17L13.5 7.500L11.5 5.500Z',
  carry: 'M2 6H14V16H2ZM15 9H19L22 12.500V16H15ZM6 16A2.5 2.5 0 1 0 6.1 16ZM18 16A2.5 2.5 0 1 0 18.1 16Z',
  air: 'M12 2L13.6 9L22 13V15L13.6 13.500L13 18L16 20V21.500L12 20.500L8 21.500V20L11 18L10.4 13.500L2 15V13L10.4 9Z',
  radio: 'M11 10H13V22H11ZM7 4L8.5 5.500A5 5 0 0 0 8.5 12L7 13.500A7 7 0 0 1 7 4ZM17 4L15.5 5.500A5 5 0 0 1 15.5 12L17 13.500A7 7 0 0 0 17 4Z',
  wait: 'M6 4H10V20H6ZM14 4H18V20H14Z',
};

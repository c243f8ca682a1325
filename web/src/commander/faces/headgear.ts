// What men wear on their heads, by which nations and troops are told apart. Each is drawn for a head that looks to the right,
// in the box of a man (20 by 32, the face from (7, 5) to (14, 11)).

const LEAVES = 'M4.4 3.2L2.6 2.2L4.6 1.2L4.2-1L6.4 0L7.2-2.4L9-.6L10.8-2.6L11.8-.5L14.4-1.4L13.9.8L16.6 1.4L14.9 3.2Z';

const STAHLHELM = 'M3.7 9C4.2 3 6.4.2 10.2.2C13.5.2 15.2 2.2 15.2 5L17.4 6.7L15.2 7L13.4 6.3L8.8 6.4L8 8.8Z';
const SPIKE = 'M9.2 1.8L9.8-3.8H10.8L11.4 1.8Z';
const LEATHER = 'M4.2 7.4L5.2 5.6C5.2 3 7 1.2 10.2 1.2C13.4 1.2 15.1 3 15.2 5.2L17.4 7L15.4 7.2L8.4 6.9L6.6 8Z';
const BROAD = 'M6 4.8C6.2 2 8.2.5 10.3.5C12.4.5 14.4 2 14.6 4.8L19.8 6.5L19.4 7.5H1.4L1 6.5Z';
const ADRIAN = 'M5 5.6C5 2.8 6.8 1.2 8.7.8L8.9-1.6H12.6L12.9.9C14.4 1.5 15.3 3 15.5 5L18.4 6.8L17.6 7.4L3.2 7.4L2.8 6.8Z';
const DOME = 'M4.4 7.6L5.2 6C5 2.4 7 .1 10.2.1C13.4.1 15.2 2.2 15.3 5L17.3 6.8L15.2 7.1L8.6 6.9Z';
const STRAP = 'M6.6 7L8.6 11.8L9.6 11.4L7.9 6.8Z';
const M33 = 'M4 8.4L5 6.8C4.6 2.6 6.8.1 10.2.1C13.6.1 15.6 2.6 15.4 5.4L16.6 7.2L8.6 6.9L7.8 8.8Z';
const KEPI = 'M5.6 6.4L6.4 0H14L14.8 4.8L18 6.5L17.4 7.2L6 7Z';
const CHECHIA = 'M6 6.8L7.2-1.4H13L14.4 6.6Z';
const TASSEL = 'M9.4-1.4L4.6-.4L3 2L3.4 6.6H5.4L5.2 2.6L7.6.8Z';
const NECK_CLOTH = 'M6.4 5.8L2.6 12.6L7.8 11.6L8.2 6.6Z';
const PLUME = 'M7.4 3C4.2.2-.8 1.4-.6 6.4C-.5 10.2 1.6 12.4 3.6 11.4C4.4 10 3 8.6 4 7.2L7.2 6.6Z';

export const HEADGEAR = {
  // steel
  stahlhelm: STAHLHELM,
  'stahlhelm-leaves': STAHLHELM + LEAVES,
  'stahlhelm-cover': `${STAHLHELM}M4.4 5.4L2.6 4.6L4.8 3L4.2 1.2L6.6.8L7-1.2L9.2-.2L11-1.6L12.4 0L15 0L14.8 2.2L17 3.4L15.4 5Z`,
  rimless: 'M5.2 8L5 5C5.4 1.6 7.4 0 10.2 0C13.4 0 15.4 2.2 15.2 5.4L14.8 6.7L8.6 6.5L8.2 8.8L10.6 11.2L9.6 12.2L5.4 8.6Z',
  m1: DOME,
  'm1-leaves': DOME + LEAVES,
  'm1-strap': `${DOME}${STRAP}M9 10.6H13.4L12.6 12.4H9.8Z`,
  m33: M33,
  'm33-plume': M33 + PLUME,
  ssh: 'M3.4 7.6L5 6C4.8 2.4 7 0 10.2 0C13.4 0 15.6 2.4 15.4 5.4L17 7.4L12.6 6.8H7.8Z',
  broad: BROAD,
  'broad-leaves': BROAD + LEAVES,
  adrian: ADRIAN,
  'adrian-leaves': `${ADRIAN}M5.6 2.6L3.6 1.8L5.4.6L5-1.6L7.4-.8L8.4-3.4L10.2-1.8L12-3.6L13-1L15.6-1.2L14.8 1L17 2.2L15.2 3.4Z`,
  // leather
  pickelhaube: LEATHER + SPIKE,
  'pickelhaube-bare': LEATHER,
  'pickelhaube-plume': `${LEATHER}M9.2 1.6L7.2-2.6C7.4-5 13.2-5 13.4-2.6L11.4 1.6Z`,
  shako: 'M5 6.8L6.2-2H14L14.8 4.8L17.6 6.8L17 7.4L4.2 7.6ZM8.6-2L8.8-4.6H11.4L11.6-2Z',
  // cloth
  'side-cap': 'M4.2 6.9L5.4 3.2L12.8-.6L15.4 1.6L15.8 6.3L8.6 7Z',
  pilotka: 'M3.8 7L6.2 1.6L9.8-.8L13.6 1L16.4 5.6L9.2 6.9Z',
  bonnet: 'M4 6.9L4.2-1L7.6 2.2H12.4L16-1L15.9 6.3Z',
  'peaked-cap': 'M5 6.9L5.2 2.4C7.2.6 12.2.4 14.6 1.8L14.8 4.4L18.8 5.9L18.4 7.2L13.8 6.9L8.4 6.7L7.8 8.4H5.4Z',
  'round-cap': 'M5.4 6.8L4.4 3C5.8.4 14.6.2 16 2.8L15 6.4Z',
  ushanka: 'M4.4 10.2C3.6 7.6 3.8 5.2 5 4.2C4.6 1.2 7-.4 10.2-.4C13.2-.4 15.6 1 15.4 4C16.8 4.8 16.8 6.8 15.8 7.4L13.6 6.5L8.6 6.6L8.2 10.4L6.4 12Z',
  'flat-cap': 'M3.4 5.4C3.8 2.2 7.6.8 11 1.2C14.6 1.6 16 3 16 5L19 6.6L18.2 7.6L13 6.7L6.2 6.8Z',
  beret: 'M5.7 6.8L5.2 4.2C4.8.8 8.6-.8 12.6 0C17 .8 20 3.4 19.2 7L14.8 5.6L13.9 6.6Z',
  'broad-beret': 'M5.7 6.9L5.5 5L.6 4.6C.2 1.4 4.8-1 10.4-1C16-1 19.6 1.2 19.2 4.2L14.8 5.2L14.6 6.6Z',
  fez: CHECHIA + TASSEL,
  'black-fez': 'M5.8 6.9L6.8.6H13.4L14.6 6.6ZM8.4.6L4.4 1.8L3.2 4.4L3.8 8.6H5.6L5.4 4.6L7.2 2.4Z',
  chechia: `${CHECHIA}M5.4 6.9L5.6 4.2L14.8 4L15 6.7Z`,
  kepi: KEPI,
  'kepi-cloth': KEPI + NECK_CLOTH,
  campaign: 'M6.8 4.8L8-.4L10.2.8L12.6-.4L13.8 4.6L19.8 5.6L19.4 7.2L1.8 7.2L1.4 5.6Z',
  feathered: 'M3.2 7L6.4 5.4L7.2 1C9-.2 12.2 0 13.4 1.2L14.2 4.8L18.8 6.4L18.2 7.6L9 6.8ZM6.6 3.4L2.4-5.4L4.4-5.6L8.6 1.6Z',
  // of officers
  peaked: 'M4.6 5.2L3.8 2.4C6.6-.8 13.2-1 16.4 1.6L15.4 4.4L18 6.3L14.6 6.8L6 6.9Z',
  'wide-peaked': 'M4.6 5.2L2.8 2C6-1.8 14.4-1.8 17.6 1L16 4.2L18.4 6.3L14.6 6.8L6 6.9Z',
} as const;

export type Headgear = keyof typeof HEADGEAR;

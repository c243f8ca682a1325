// Our own drawings for the cards: a symbol and a colour for each order, 24 x 24, drawn with lines.
export interface OrderArt {
  path: string;
  band: string; // dark enough for white letters
}

const SHELL = 'M12 2.5v8M8.5 7.5l3.5 4.5 3.5-4.5M3.5 20.5h17M6 15.5l1.8 3M18 15.5l-1.8 3M12 15v3.5';

const ART: Record<string, OrderArt> = {
  advance: { path: 'M5 12.5l7-7 7 7M5 19.5l7-7 7 7', band: '#7a4a05' },
  'artillery-denied': { path: `${SHELL}M3.5 3.5l17 17`, band: '#6f3550' },
  'artillery-request': { path: SHELL, band: '#3c434c' },
  'command-confusion': { path: 'M8 8.5a4 4 0 1 1 6 3.5c-1.3.8-2 1.6-2 3.2M12 19v.2', band: '#615d4f' },
  fire: { path: 'M12 5.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM12 2v6M12 16v6M2 12h6M16 12h6', band: '#97281a' },
  move: { path: 'M3.5 19c3.5-7.5 6.5 1 9.5-5.5 1.4-3 3-4.5 6.5-5.5M14 4l6 3.8-3.5 6', band: '#26567f' },
  recover: { path: 'M19.5 12.5a7.5 7.5 0 1 1-2.3-6M19.5 3v5h-5M12 9v7M8.5 12.5h7', band: '#2a6539' },
  rout: { path: 'M4.5 15.5h10a5.5 5.5 0 0 0 0-11h-7M9.5 10l-5.5 5.5 5.5 5.5', band: '#614273' },
};

const OTHER: OrderArt = { path: 'M4 12h16M14 6l6 6-6 6', band: '#4a4f42' };

/** By the key of the order's phrase: "order-fire". */
export function orderArt(key: string): OrderArt {
  return ART[key.replace(/^order-/, '')] ?? OTHER;
}

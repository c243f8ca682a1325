// Our own drawings for the cards: a symbol and a colour for each order, 24 x 24, drawn with lines.
export interface OrderArt {
  path: string;
  band: string; // dark enough for white letters
}

const SHELL = 'M12 2.5v8M8.5 7.5l3.5 4.5 3.5-4.5M3.5 20.5h17M6 15.5l1.8 3M18 15.5l-1.8 3M12 15v3.5';

const ART: Record<string, OrderArt> = {
  advance: { path: 'M5 12.5l7-7 7 7M5 19.5l7-7 7 7', band: '#7a4a05' },
  'air-assault': { path: 'M3 10.5h18M5 14.5h14M9 10.5v4M15 10.5v4M12 7v12M9.5 19h5', band: '#2f5a66' },
  'artillery-denied': { path: `${SHELL}M3.5 3.5l17 17`, band: '#6f3550' },
  'artillery-request': { path: SHELL, band: '#3c434c' },
  'command-confusion': { path: 'M8 8.5a4 4 0 1 1 6 3.5c-1.3.8-2 1.6-2 3.2M12 19v.2', band: '#615d4f' },
  fire: { path: 'M12 5.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM12 2v6M12 16v6M2 12h6M16 12h6', band: '#97281a' },
  'hmg-suppress': { path: 'M3 9.5h10M13 8v3.5h8M8 11.5l-4 8M8 11.5l4 8M8 11.5v8', band: '#7c2f3a' },
  move: { path: 'M3.5 19c3.5-7.5 6.5 1 9.5-5.5 1.4-3 3-4.5 6.5-5.5M14 4l6 3.8-3.5 6', band: '#26567f' },
  offensive: { path: 'M3 19.5h18M5 16V6M12 16V4M19 16V6M3 8.5l2-3 2 3M10 6.5l2-3 2 3M17 8.5l2-3 2 3', band: '#74500c' },
  recover: { path: 'M19.5 12.5a7.5 7.5 0 1 1-2.3-6M19.5 3v5h-5M12 9v7M8.5 12.5h7', band: '#2a6539' },
  rout: { path: 'M4.5 15.5h10a5.5 5.5 0 0 0 0-11h-7M9.5 10l-5.5 5.5 5.5 5.5', band: '#614273' },
  runner: { path: 'M13.5 3.5h3v3h-3zM6 11.5l4-3.5 5 1.5-2 5 4 2v5M13 14.5l-3 3.5-5 .5M15 10l4 2.5', band: '#1f5f5a' },
};

const OTHER: OrderArt = { path: 'M4 12h16M14 6l6 6-6 6', band: '#4a4f42' };

/** By the key of the order's phrase: "order-fire". */
export function orderArt(key: string): OrderArt {
  return ART[key.replace(/^order-/, '')] ?? OTHER;
}

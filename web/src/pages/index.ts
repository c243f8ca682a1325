// The pages, each fetched when it is gone to.
export const PAGES = {
  lobby: () => import('./Lobby.svelte'),
  room: () => import('./Room.svelte'),
  replay: () => import('./Replay.svelte'),
  report: () => import('./Report.svelte'),
  learn: () => import('./Learn.svelte'),
  puzzles: () => import('./Puzzles.svelte'),
  account: () => import('./Account.svelte'),
  about: () => import('./About.svelte'),
};

export const isPage = (page: string): page is keyof typeof PAGES => page in PAGES;

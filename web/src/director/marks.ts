// How far a seat had read when it decided last: whoever comes back after days is shown what he missed.
import type { Marks } from './director.svelte';

const PLACE = 'sandtable.decided';
const MOST = 60; // seats of games

type Kept = Record<string, number>;

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Kept) : {};
  } catch {
    return {}; // no storage, or something else's words in our place
  }
}

export function marksOf(room: string): Marks {
  const name = (eyes: number): string => `${room}/${eyes}`;
  return {
    get: (eyes) => {
      const found = read()[name(eyes)];
      return typeof found === 'number' ? found : null;
    },
    set: (eyes, lines) => {
      const others = Object.entries(read()).filter(([key]) => key !== name(eyes));
      try {
        localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [name(eyes), lines]])));
      } catch {
        // Without storage it lasts as long as the page.
      }
    },
  };
}

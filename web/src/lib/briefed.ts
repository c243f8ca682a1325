// Which games this browser has shown the briefing of by itself: once is enough.
const PLACE = 'sandtable.briefed';
const KEPT = 100; // games

function rooms(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export function isBriefed(room: string): boolean {
  return rooms().includes(room);
}

export function noteBriefed(room: string): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify([...rooms().filter((one) => one !== room), room].slice(-KEPT)));
  } catch {
    // Without storage it is shown again with the next visit.
  }
}

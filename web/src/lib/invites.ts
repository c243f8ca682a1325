// The secrets of open seats, kept by the browser that made the room until somebody sits there.
const PLACE = 'sandtable.invites';
type Kept = Record<string, (string | null)[]>;
const MOST = 40;

function kept(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Kept) : {};
  } catch {
    return {};
  }
}

export function keepInvites(room: string, invites: (string | null)[]): void {
  if (!invites.some(Boolean)) return;
  try {
    const recent = Object.entries(kept()).slice(1 - MOST);
    localStorage.setItem(PLACE, JSON.stringify({ ...Object.fromEntries(recent), [room]: invites }));
  } catch {
    // Without storage the link is shown once, when the room is made.
  }
}

/** The link that lets a friend sit down, if this browser knows it. The secret is in the fragment: it reaches no server log. */
export function inviteLink(room: string, seat: number): string | null {
  const secret = kept()[room]?.[seat];
  return secret ? `${location.origin}/room/${room}#seat=${secret}` : null;
}

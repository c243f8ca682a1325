import { api, ApiError } from './api';
import { keepInvites } from './invites';
import type { Lobby, NewRoom, NewRoomReply } from './protocol';
import { router } from './router.svelte';
import { firstGame } from './scenarios';
import { toast } from './toasts.svelte';

/** Makes a room and goes there, if that is still `wanted`; tells what went wrong and gives false. */
export async function startRoom(wish: NewRoom, wanted?: () => boolean): Promise<boolean> {
  return enterNew(() => api.newRoom(wish), wanted);
}

/** The one-click game of a newcomer: of the first title, or of the one he picks. */
export async function startFirst(lobby: Lobby | null, game?: string): Promise<boolean> {
  const wish = lobby && firstGame(lobby, game);
  return wish !== null && startRoom(wish);
}

/** Puts an exported game back on the table. */
export async function importRoom(file: File): Promise<boolean> {
  return enterNew(() => api.importRoom(file));
}

/** Who has gone elsewhere meanwhile is left there: the game stands among his own. */
async function enterNew(make: () => Promise<NewRoomReply>, wanted: () => boolean = () => true): Promise<boolean> {
  const here = router.url.pathname;
  try {
    const made = await make();
    keepInvites(made.room, made.invites ?? []);
    if (router.url.pathname === here && wanted()) router.go(`/room/${made.room}`);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    toast(error.message, 'error');
    return false;
  }
}

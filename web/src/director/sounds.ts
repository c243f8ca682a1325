// When which sound is heard. They keep silent until the reader has touched the page.
import { settings } from '../lib/settings.svelte';
import type { Beat } from './beats';
import { make, type Sound } from './recipes';

const MARKED: Record<string, Sound> = {
  broke: 'broke', suppressed: 'pinned', eliminated: 'lost', rallied: 'rally', blast: 'blast', melee: 'clash', arrived: 'place', here: 'note',
};
const ENDED: Record<string, Sound> = { holds: 'hold', made: 'hold', rallied: 'rally', broke: 'broke', eliminated: 'lost', suppressed: 'pinned', won: 'hold', lost: 'broke' };

/** What a beat sounds like; null: nothing. */
export function soundOf(beat: Beat): Sound | null {
  switch (beat.kind) {
    case 'move':
      return 'step';
    case 'fire':
      return 'shot';
    case 'roll':
      return beat.card === null ? 'dice' : 'card';
    case 'bar':
      return 'dice';
    case 'result':
      return ENDED[beat.tally.outcome ?? ''] ?? 'note';
    case 'mark':
      return MARKED[beat.sort] ?? null;
    case 'card':
    case 'turned':
      return 'card';
    case 'banner':
      return beat.loud ? 'bell' : 'drum';
    case 'note':
      return 'note';
  }
}

let context: AudioContext | null = null;

/** Browsers let nobody be startled: before the first touch there is no sound, and trying would only be complained of. */
function audio(): AudioContext | null {
  if (!settings.sound || !globalThis.AudioContext || !navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

export function play(sound: Sound): void {
  const at = audio();
  if (at) make(at, sound);
}

/** All that happens at once, each sound only once. */
export function playBeats(group: readonly Beat[]): void {
  for (const sound of new Set(group.map(soundOf))) if (sound) play(sound);
}

// Soft sounds, made here from tones and noise: nothing is fetched. They keep silent until the reader has touched the page.
import { settings } from '../lib/settings.svelte';
import type { Beat } from './beats';

type Tone = { hz: number; to?: number; at?: number; last: number; loud: number; shape?: OscillatorType };
type Hiss = { hz: number; to?: number; at?: number; last: number; loud: number; sharp?: number };
interface Recipe {
  tones?: Tone[];
  hisses?: Hiss[];
}

const RECIPES = {
  step: { hisses: [{ hz: 420, last: 0.07, loud: 0.16 }, { hz: 360, at: 0.13, last: 0.07, loud: 0.12 }] },
  place: { tones: [{ hz: 190, to: 120, last: 0.09, loud: 0.14 }], hisses: [{ hz: 1400, last: 0.03, loud: 0.08 }] },
  shot: { hisses: [{ hz: 1500, to: 300, last: 0.16, loud: 0.22 }, { hz: 1300, to: 260, at: 0.12, last: 0.16, loud: 0.15 }] },
  blast: { tones: [{ hz: 95, to: 38, last: 0.5, loud: 0.3 }], hisses: [{ hz: 700, to: 90, last: 0.55, loud: 0.28 }] },
  clash: { tones: [{ hz: 880, to: 820, last: 0.16, loud: 0.05, shape: 'triangle' }, { hz: 1245, at: 0.03, last: 0.12, loud: 0.04, shape: 'triangle' }], hisses: [{ hz: 2600, last: 0.06, loud: 0.08 }] },
  card: { hisses: [{ hz: 2200, to: 5200, last: 0.11, loud: 0.09, sharp: 0.7 }] },
  dice: { hisses: [0, 0.06, 0.11, 0.19].map((at) => ({ hz: 1900, at, last: 0.025, loud: 0.14, sharp: 4 })) },
  hold: { tones: [{ hz: 392, last: 0.16, loud: 0.1, shape: 'triangle' }, { hz: 523, at: 0.08, last: 0.22, loud: 0.09, shape: 'triangle' }] },
  broke: { tones: [{ hz: 233, to: 165, last: 0.34, loud: 0.16, shape: 'triangle' }] },
  pinned: { tones: [{ hz: 196, last: 0.2, loud: 0.12, shape: 'triangle' }] },
  lost: { tones: [{ hz: 147, to: 98, last: 0.6, loud: 0.18 }, { hz: 175, to: 116, at: 0.05, last: 0.55, loud: 0.08 }] },
  rally: { tones: [330, 415, 494].map((hz, n) => ({ hz, at: n * 0.08, last: 0.18, loud: 0.08, shape: 'triangle' })) },
  drum: { tones: [{ hz: 110, to: 70, last: 0.18, loud: 0.2 }, { hz: 110, to: 70, at: 0.2, last: 0.22, loud: 0.16 }] },
  bell: { tones: [{ hz: 659, last: 0.7, loud: 0.07 }, { hz: 1318, last: 0.45, loud: 0.025 }] },
  note: { tones: [{ hz: 440, last: 0.1, loud: 0.05 }] },
  chime: { tones: [{ hz: 587, last: 0.5, loud: 0.09 }, { hz: 880, at: 0.16, last: 0.7, loud: 0.08 }] },
} as const satisfies Record<string, Recipe>;

export type Sound = keyof typeof RECIPES;

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
    case 'result':
      return ENDED[beat.tally.outcome ?? ''] ?? 'note';
    case 'mark':
      return MARKED[beat.sort] ?? null;
    case 'card':
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
  if (!at) return;
  const recipe: Recipe = RECIPES[sound];
  for (const tone of recipe.tones ?? []) ring(at, tone);
  for (const hiss of recipe.hisses ?? []) rustle(at, hiss);
}

/** All that happens at once, each sound only once. */
export function playBeats(group: readonly Beat[]): void {
  for (const sound of new Set(group.map(soundOf))) if (sound) play(sound);
}

function ring(at: AudioContext, tone: Tone): void {
  const begin = at.currentTime + (tone.at ?? 0);
  const source = new OscillatorNode(at, { type: tone.shape ?? 'sine', frequency: tone.hz });
  source.frequency.exponentialRampToValueAtTime(tone.to ?? tone.hz, begin + tone.last);
  source.connect(fading(at, begin, tone)).connect(at.destination);
  source.start(begin);
  source.stop(begin + tone.last);
}

function rustle(at: AudioContext, hiss: Hiss): void {
  const begin = at.currentTime + (hiss.at ?? 0);
  const source = new AudioBufferSourceNode(at, { buffer: noise(at), loop: true });
  const filter = new BiquadFilterNode(at, { type: 'bandpass', frequency: hiss.hz, Q: hiss.sharp ?? 1 });
  filter.frequency.setValueAtTime(hiss.hz, begin);
  filter.frequency.exponentialRampToValueAtTime(hiss.to ?? hiss.hz, begin + hiss.last);
  source.connect(filter).connect(fading(at, begin, hiss)).connect(at.destination);
  source.start(begin);
  source.stop(begin + hiss.last);
}

function fading(at: AudioContext, begin: number, { last, loud }: { last: number; loud: number }): GainNode {
  const gain = new GainNode(at, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + Math.min(0.02, last / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + last);
  return gain;
}

let kept: AudioBuffer | null = null;

function noise(at: AudioContext): AudioBuffer {
  if (kept) return kept;
  kept = at.createBuffer(1, at.sampleRate, at.sampleRate);
  const samples = kept.getChannelData(0);
  for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1;
  return kept;
}

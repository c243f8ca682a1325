// Soft sounds, made here from tones and noise: nothing is fetched. `tests/web/board/test_sounds.py` listens to them.
type Tone = { hz: number; to?: number; at?: number; last: number; loud: number; shape?: OscillatorType };
type Hiss = { hz: number; to?: number; at?: number; last: number; loud: number; sharp?: number };
interface Recipe {
  tones?: Tone[];
  hisses?: Hiss[];
}

export const RECIPES = {
  step: { hisses: [{ hz: 420, last: 0.08, loud: 0.8 }, { hz: 360, at: 0.13, last: 0.08, loud: 0.65 }] },
  place: { tones: [{ hz: 190, to: 120, last: 0.1, loud: 0.16 }], hisses: [{ hz: 1400, last: 0.04, loud: 0.14 }] },
  shot: { hisses: [{ hz: 1500, to: 300, last: 0.18, loud: 0.72 }, { hz: 1300, to: 260, at: 0.12, last: 0.18, loud: 0.5 }] },
  blast: { tones: [{ hz: 95, to: 38, last: 0.5, loud: 0.21 }], hisses: [{ hz: 700, to: 90, last: 0.55, loud: 0.4 }] },
  clash: { tones: [{ hz: 880, to: 820, last: 0.2, loud: 0.1, shape: 'triangle' }, { hz: 1245, at: 0.03, last: 0.16, loud: 0.08, shape: 'triangle' }], hisses: [{ hz: 2600, last: 0.06, loud: 0.16 }] },
  card: { hisses: [{ hz: 2200, to: 5200, last: 0.13, loud: 0.24, sharp: 0.7 }] },
  dice: { hisses: [0, 0.06, 0.11, 0.19].map((at) => ({ hz: 1900, at, last: 0.045, loud: 0.95, sharp: 2 })) },
  hold: { tones: [{ hz: 392, last: 0.18, loud: 0.14, shape: 'triangle' }, { hz: 523, at: 0.08, last: 0.24, loud: 0.13, shape: 'triangle' }] },
  broke: { tones: [{ hz: 233, to: 165, last: 0.34, loud: 0.16, shape: 'triangle' }] },
  pinned: { tones: [{ hz: 196, last: 0.22, loud: 0.15, shape: 'triangle' }] },
  lost: { tones: [{ hz: 147, to: 98, last: 0.6, loud: 0.15 }, { hz: 175, to: 116, at: 0.05, last: 0.55, loud: 0.07 }] },
  rally: { tones: [330, 415, 494].map((hz, n) => ({ hz, at: n * 0.08, last: 0.2, loud: 0.13, shape: 'triangle' })) },
  drum: { tones: [{ hz: 110, to: 70, last: 0.18, loud: 0.2 }, { hz: 110, to: 70, at: 0.2, last: 0.22, loud: 0.16 }] },
  bell: { tones: [{ hz: 659, last: 0.7, loud: 0.07 }, { hz: 1318, last: 0.45, loud: 0.025 }] },
  note: { tones: [{ hz: 440, last: 0.14, loud: 0.09 }] },
  chime: { tones: [{ hz: 587, last: 0.5, loud: 0.09 }, { hz: 880, at: 0.16, last: 0.7, loud: 0.08 }] },
} as const satisfies Record<string, Recipe>;

export type Sound = keyof typeof RECIPES;

export function make(at: BaseAudioContext, sound: Sound): void {
  const recipe: Recipe = RECIPES[sound];
  for (const tone of recipe.tones ?? []) ring(at, tone);
  for (const hiss of recipe.hisses ?? []) rustle(at, hiss);
}

function ring(at: BaseAudioContext, tone: Tone): void {
  const begin = at.currentTime + (tone.at ?? 0);
  const source = new OscillatorNode(at, { type: tone.shape ?? 'sine', frequency: tone.hz });
  source.frequency.exponentialRampToValueAtTime(tone.to ?? tone.hz, begin + tone.last);
  source.connect(fading(at, begin, tone)).connect(at.destination);
  source.start(begin);
  source.stop(begin + tone.last);
}

function rustle(at: BaseAudioContext, hiss: Hiss): void {
  const begin = at.currentTime + (hiss.at ?? 0);
  const source = new AudioBufferSourceNode(at, { buffer: noise(at), loop: true });
  const filter = new BiquadFilterNode(at, { type: 'bandpass', frequency: hiss.hz, Q: hiss.sharp ?? 1 });
  filter.frequency.setValueAtTime(hiss.hz, begin);
  filter.frequency.exponentialRampToValueAtTime(hiss.to ?? hiss.hz, begin + hiss.last);
  source.connect(filter).connect(fading(at, begin, hiss)).connect(at.destination);
  source.start(begin);
  source.stop(begin + hiss.last);
}

function fading(at: BaseAudioContext, begin: number, { last, loud }: { last: number; loud: number }): GainNode {
  const gain = new GainNode(at, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + Math.min(0.02, last / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + last);
  return gain;
}

let kept: AudioBuffer | null = null;

function noise(at: BaseAudioContext): AudioBuffer {
  if (kept) return kept;
  kept = at.createBuffer(1, at.sampleRate, at.sampleRate);
  const samples = kept.getChannelData(0);
  for (let n = 0, seed = 1; n < samples.length; n += 1) {
    seed = (seed * 16807) % 2147483647; // always the same, so that it can be measured
    samples[n] = seed / 1073741824 - 1;
  }
  return kept;
}

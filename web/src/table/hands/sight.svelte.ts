// The sight tool: on by the button or as long as L is held, looking from a hex to where the pointer is.
import type { BoardProps } from '../../lib/components';
import type { SightAnswer } from '../../lib/protocol';
import { say, t } from '../../lib/say.svelte';
import { Timers } from './timers';

const TAP = 260; // L pressed for less than this leaves the tool on, or turns it off
const PAUSE = 60; // milliseconds the pointer rests before it is asked

export class Sight {
  from = $state<string | null>(null);
  answer = $state.raw<SightAnswer | null>(null);
  to = $state<string | null>(null);
  #held = $state(false);
  #since = 0;
  #kept = new Map<string, SightAnswer>();
  #revision = -1;
  #wanted = '';
  #timers = new Timers();
  #props: BoardProps;

  constructor(props: BoardProps) {
    this.#props = props;
  }

  readonly on = $derived.by(() => Boolean(this.#props.ask) && !this.#props.still && (Boolean(this.#props.sight) || this.#held));

  /** L goes down; looking begins at `start` unless it has begun. */
  hold(start: string | null): void {
    this.#held = true;
    this.#since = performance.now();
    this.from ??= start;
  }

  letGo(): void {
    if (!this.#held) return;
    this.#held = false;
    const { sight = false, onsight } = this.#props;
    if (performance.now() - this.#since < TAP) onsight?.(!sight);
  }

  off(): void {
    this.#held = false;
    if (this.#props.sight) this.#props.onsight?.(false);
  }

  /** Where the pointer is now. */
  look(target: string | null): void {
    const from = this.from ?? target;
    if (!this.on || from === null) {
      this.#forget();
      return;
    }
    if (this.#props.revision !== this.#revision) this.#kept.clear();
    this.#revision = this.#props.revision;
    this.to = target === from ? null : target;
    const key = `${from}>${this.to ?? ''}`;
    this.#wanted = key;
    const kept = this.#kept.get(key);
    if (kept) this.answer = kept;
    else if (this.answer?.from !== from) this.answer = null;
    if (kept) this.#timers.never('ask');
    else this.#timers.later('ask', PAUSE, () => void this.#fetch(key, from, this.to));
  }

  async #fetch(key: string, from: string, to: string | null): Promise<void> {
    try {
      const answer = await this.#props.ask?.sight(from, to ?? undefined);
      if (!answer) return;
      this.#kept.set(key, answer);
      if (this.#wanted === key) this.answer = answer;
    } catch {
      if (this.#wanted === key) this.answer = null; // the connection tells its own troubles
    }
  }

  #forget(): void {
    this.#timers.never('ask');
    this.#wanted = '';
    this.answer = null;
    this.to = null;
    if (!this.on) this.from = null;
  }

  /** The line in words. */
  readonly note = $derived.by((): { heading: string; lines: { text: string; rule: string }[] } | null => {
    if (!this.on) return null;
    if (!this.answer) return { heading: t('board-sight-start'), lines: [] };
    const { from, line } = this.answer;
    if (!line || line.to !== this.to) return { heading: t('board-sight-from', { hex: from }), lines: [] };
    const how = line.open ? (line.hindrance > 0 ? 'hindered' : 'open') : 'blocked';
    return {
      heading: t(`board-sight-${how}`, { from, to: line.to, number: line.hindrance }),
      lines: line.reasons.map((reason) => ({ text: say(reason.say), rule: reason.rule })),
    };
  });

  close(): void {
    this.#timers.close();
  }
}

import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Plan, PlansAnswer, Question, Thing } from '../lib/protocol';
import { room, type Room } from './testing.svelte';

function ask(key: string, ...texts: string[]): Question {
  const choices = texts.map((text, code) => ({ code, verb: '', text, say: { k: 'x' }, things: [] }));
  return { prompt: { k: 'x' }, key, rule: '', window: false, odds: false, stake: [], default: null, choices, extras: [], plans: true };
}
function plan(hex: string, more: Partial<Plan> = {}): Plan {
  return {
    kind: 'fire', hex, say: { k: 'x' }, go: { k: 'x' }, things: ['u:1', 'u:2'], more: [], paths: [], enemies: [], left: null, odds: null,
    steps: [{ text: 'activate a', key: 'activate', when: 'asked' }, { text: `fire ${hex}`, key: 'fire-target', when: 'asked' }], ...more,
  };
}

let now: Room;
const plans = vi.fn<(things: Thing[], to?: string) => Promise<PlansAnswer>>();
async function sit(question: Question, ...found: Plan[]): Promise<void> {
  plans.mockReset().mockResolvedValue({ plans: found });
  now = room(question, plans);
  await settled();
}
async function settled(): Promise<void> {
  for (let n = 0; n < 4; n += 1) {
    flushSync();
    await Promise.resolve();
  }
}
afterEach(() => now.close());

describe('composing', () => {
  it('proposes a target that is clicked, and sends nothing before it is pressed', async () => {
    await sit(ask('activate', 'activate a'), plan('E6'), plan('E7'));
    expect([...now.composer.hexes]).toEqual(['E6', 'E7']);
    now.composer.pick('E7');
    expect([now.composer.chosen?.hex, now.sent]).toEqual(['E7', []]);
  });

  it('shows the only target without a click, but Enter does not take it for one', async () => {
    await sit(ask('op-fire', 'none'), plan('E6'));
    expect([now.composer.chosen?.hex, now.composer.byHand]).toEqual(['E6', false]);
  });

  it('sends one decision after another, as they are asked', async () => {
    await sit(ask('activate', 'activate a', 'activate b'), plan('E6'));
    now.composer.go(plan('E6'));
    await settled();
    expect(now.sent).toEqual([0]);
    now.tell(ask('fire-target', 'fire E7', 'fire E6'));
    await settled();
    expect(now.sent).toEqual([0, 1]);
    now.tell(ask('turn', 'pass'));
    await settled();
    expect([now.composer.underWay, now.sent]).toEqual([false, [0, 1]]);
  });

  it('hands back to the player when something else is asked', async () => {
    await sit(ask('activate', 'activate a', 'activate b'), plan('E6'));
    now.composer.go(plan('E6'));
    await settled();
    now.tell(ask('light-wounds', 'none'));
    await settled();
    expect([now.composer.underWay, now.composer.answers, now.sent]).toEqual([false, false, [0]]);
  });

  it('goes at once where a click says all, but shows it to a finger first', async () => {
    const move = plan('K8', { kind: 'move', steps: [{ text: 'step K8', key: 'move-step', when: 'asked' }] });
    await sit(ask('move-step', 'step K8'), move);
    now.composer.pick('K8', true);
    expect([now.composer.underWay, now.composer.chosen?.hex]).toEqual([false, 'K8']);
    now.composer.pick('K8', true);
    await settled();
    expect(now.sent).toEqual([0]);
  });

  it('asks anew when somebody is left out', async () => {
    await sit(ask('activate', 'activate a'), plan('E6'), plan('E7'));
    now.composer.pick('E6');
    plans.mockResolvedValue({ plans: [plan('E6', { things: ['u:2'], more: ['u:1'] })] });
    now.composer.toggle('u:1');
    await settled();
    expect(plans).toHaveBeenLastCalledWith(['u:2'], 'E6');
    expect(now.composer.chosen?.more).toEqual(['u:1']);
  });
});

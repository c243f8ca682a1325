// Combat! Volume 1 in the browser.
import type { Parts } from '../lib/kit';
import type { CombatCatalogue, CombatView } from './protocol';
import { t } from '../lib/say.svelte';
import { factsOf } from '../lib/titles';
import { drafted, moment, order, startles } from './ahead';
import Beneath from './board/Beneath.svelte';
import Card from './cards/Card.svelte';
import ChoiceMark from './faces/ChoiceMark.svelte';
import Dice from './Dice.svelte';
import { often } from './often';
import OpenHands from './cards/OpenHands.svelte';
import Piece from './board/Piece.svelte';
import Piles from './cards/Piles.svelte';
import Signs from './faces/Signs.svelte';
import { CombatScene, FOOT, SIDE, TALL } from './board/scene';
import { ENDS, stage } from './board/stage';
import Stacks from './board/Stacks.svelte';
import Tracks from './Tracks.svelte';

const FACES = 10;
const named = (keys: string[]): Set<string> => new Set(keys.map((key) => `combat-sight-${key}`));

export const combat: Parts<CombatView, CombatCatalogue, CombatScene> = {
  name: 'combat',
  sides: factsOf('combat').sides,
  alone: true,

  lists: ['men', 'guns'],
  counter: { side: SIDE, tall: TALL, foot: FOOT, grown: 1.2, far: 62 },
  near: 0.86,
  scene: (view, catalogue, geometry) => new CombatScene(view, catalogue, geometry),
  Piece,
  Stacks,
  Beneath,
  stage,
  standing: () => null,
  sight: { stops: named(['obstacle', 'hill', 'blind-terrain', 'blind-hill', 'sunken-hex']), hinders: named(['smoke', 'if-low']) },

  hand: (view, eyes) => (eyes < 0 ? [] : (view.hand ?? [])),
  Card,
  cardLabel: (id, catalogue) => {
    const card = catalogue.cards[id];
    if (!card) return id;
    const said = { id, title: card.title, kind: card.kind_say, text: card.text };
    const [able, baker, charlie] = card.initiative;
    return able === undefined ? t('combat-card-label-plain', said) : t('combat-card-label', { ...said, able, baker: baker ?? 0, charlie: charlie ?? 0 });
  },
  Piles,
  Tracks,
  OpenHands,
  ChoiceMark,
  about: (choice) => choice.things.find((thing) => thing.startsWith('x:order-')) ?? null,
  active: () => 0,
  time: (view) => view.impulse,
  weights: {
    ends: ENDS,
    orders: new Set(['impulse-begins', 'team-acts', 'card-played', 'game-over', 'event', 'melee']),
    details: new Set(['track', 'hides', 'card-to-hand', 'drew-card', 'enemy-card', 'team-card', 'smoke-fades', 'checked', 'confirmed-roll', 'wound-card', 'random-man']),
  },
  oddsNote: 'combat-odds-exact',
  turnKey: 'combat-replay-turn',
  Signs,
  windows: ['quiet', 'before-roll', 'after-roll', 'enemy-fires', 'hit-announced', 'wound-drawn', 'event-rolled'],
  windowName: (kind) => t(`combat-ask-${kind}`),
  often,
  startles,
  moment,
  order,
  drafted,
  Dice,

  balance: false,
  fire: ['attacks', 'pieces', 'suppressed', 'broken', 'eliminated', 'taken'],
  fireWord: (row) => t(`combat-report-fire-${row}`),
  luck: {
    totals: [0, FACES - 1],
    mean: -1,
    expected: (count) => Array.from({ length: FACES }, () => count / FACES),
    words: { text: 'combat-report-luck-text', legend: 'combat-report-luck-legend' },
  },
};

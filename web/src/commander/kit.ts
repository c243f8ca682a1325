// The Commander games in the browser.
import type { Parts } from '../lib/kit';
import { known, t } from '../lib/say.svelte';
import { factsOf } from '../lib/titles';
import Dice from '../panels/Dice.svelte';
import { FOOT, GROWN, SIDE } from '../table/ground/layout';
import Beneath from './board/Beneath.svelte';
import Card from './cards/Card.svelte';
import { expectedCounts } from './luck';
import OpenHands from './cards/OpenHands.svelte';
import Piece from './board/Piece.svelte';
import Piles from './cards/Piles.svelte';
import type { Catalogue, View } from './protocol';
import { CommanderScene } from './board/scene';
import { stage, standingAttack } from './board/stage';
import Stacks from './board/Stacks.svelte';
import Tracks from './tracks/Tracks.svelte';
import { WEIGHTS } from './weights';

const UNDER_FIRE = new Set(['next-defender', 'before-defence-roll', 'light-wounds']); // asked while an attack stands

export const commander: Parts<View, Catalogue, CommanderScene> = {
  name: 'combat-commander',
  sides: factsOf('combat-commander').sides,
  alone: false,

  lists: ['units', 'weapons'],
  counter: { side: SIDE, tall: SIDE, foot: FOOT, grown: GROWN, far: 25 },
  near: 0,
  scene: (view, catalogue, geometry) => new CommanderScene(view, catalogue, geometry),
  Piece,
  Stacks,
  Beneath,
  stage,
  standing: (log, question) => (question.odds || question.stake.length > 0 || UNDER_FIRE.has(question.key) ? standingAttack(log) : null),
  sight: {
    stops: new Set(['obstacle', 'hexside-obstacle', 'hill', 'crest', 'blind-hex', 'gully-hex', 'fire'].map((key) => `sight-${key}`)),
    hinders: new Set(['hindrance', 'hexside-hindrance', 'smoke'].map((key) => `sight-${key}`)),
  },

  hand: (view, eyes) => (eyes < 0 ? [] : (view.sides[eyes]?.hand ?? [])),
  Card,
  cardLabel: (id, catalogue) => {
    const card = catalogue.cards[id];
    return card ? t('panel-card-label', { id, order: card.order, action: card.action, event: card.event }) : id;
  },
  Piles,
  Tracks,
  OpenHands,
  ChoiceMark: null,
  about: () => null,
  active: (view) => view.active,
  time: (view) => view.time,
  weights: WEIGHTS,
  oddsNote: 'panel-odds-note',
  turnKey: 'panel-replay-turn',
  Signs: null,
  windows: [
    'initiative', 'op-fire', 'hidden-defences', 'before-attack-roll', 'before-defence-roll', 'light-wounds', 'ambush', 'no-quarter', 'dig-in', 'after-pass', 'late-discard',
  ],
  windowName: (kind) => t(known(`panel-react-kind-${kind}`) ? `panel-react-kind-${kind}` : `ask-${kind}`),
  often: () => null,
  Dice,

  balance: true,
  fire: ['attacks', 'pieces', 'strength', 'suppressed', 'broken', 'eliminated', 'taken'],
  fireWord: (row) => t(`report-fire-${row}`),
  luck: { totals: [2, 12], mean: 7, expected: expectedCounts, words: { text: 'report-luck-text', legend: 'report-luck-legend' } },
};

export const greatWar: typeof commander = {
  ...commander,
  name: 'great-war-commander',
  sides: factsOf('great-war-commander').sides,
  windows: [
    ...commander.windows, 'before-melee-roll', 'before-impact-roll', 'before-air-roll', 'probe', 'major-gas-attack', 'strategy-roll',
    ...['enemy-action', 'enemy-air-assault', 'enemy-impact', 'enemy-offensive', 'enemy-op-fire', 'own-accuracy'].map((kind) => `situation-${kind}`),
  ],
};

// World War II: Barbarossa 1941 in the browser.
import type { Component } from 'svelte';
import type { Parts } from '../lib/kit';
import { t } from '../lib/say.svelte';
import { factsOf } from '../lib/titles';
import Beneath from './board/Beneath.svelte';
import Piece from './board/Piece.svelte';
import { BarbarossaScene, FOOT, SIDE } from './board/scene';
import { film } from './board/film.svelte';
import { stage } from './board/stage';
import Stacks from './board/Stacks.svelte';
import Turned from './board/Turned.svelte';
import Dice from './faces/Dice.svelte';
import { meanwhile } from './board/meanwhile';
import Nothing from './faces/Nothing.svelte';
import Cones from './plan/Cones.svelte';
import Layer from './plan/Layer.svelte';
import { Planner } from './plan/planner.svelte';
import Strip from './plan/Strip.svelte';
import type { BarbarossaCatalogue, BarbarossaView } from './protocol';
import Tracks from './Tracks.svelte';

const EMPTY = Nothing as Component<object>;
const FACES = 6;

export const barbarossa: Parts<BarbarossaView, BarbarossaCatalogue, BarbarossaScene> = {
  name: 'barbarossa',
  sides: factsOf('barbarossa').sides,
  alone: false,

  lists: ['units'],
  counter: { side: SIDE, tall: SIDE, foot: FOOT, grown: 1, far: 25 },
  near: 0,
  scene: (view, catalogue, geometry) => new BarbarossaScene(view, catalogue, geometry),
  Piece,
  Stacks,
  Beneath,
  stage,
  Turned,
  film,
  standing: () => null,
  sight: { stops: new Set(), hinders: new Set() },

  hand: () => [],
  Card: EMPTY,
  cardLabel: (id) => id,
  Piles: EMPTY,
  Tracks,
  OpenHands: null,
  ChoiceMark: null,
  about: (choice) => choice.things.find((thing) => thing.startsWith('u:')) ?? null,
  active: () => null,
  time: (view) => view.step,
  weights: {
    ends: new Set(['turn-begins', 'phase-begins', 'step-begins', 'game-over']),
    orders: new Set(['turn-begins', 'phase-begins', 'step-begins', 'game-over', 'is-destroyed', 'is-suppressed']),
    details: new Set(['rolls', 'order-shown', 'commits', 'marks-box', 'hex-step', 'tests-fortitude', 'holds-fire']),
  },
  oddsNote: 'barbarossa-odds-note',
  turnKey: 'barbarossa-replay-turn',
  Signs: null,
  windows: [],
  windowName: (kind) => t(`barbarossa-ask-${kind}`),
  often: () => null,
  planning: { make: (means) => new Planner(means), meanwhile, Under: Cones, Layer, Strip },
  Dice,

  balance: false,
  fire: ['attacks', 'pieces', 'suppressed', 'eliminated'],
  fireWord: (row) => t(`barbarossa-report-fire-${row}`),
  luck: {
    totals: [1, FACES],
    mean: -1,
    expected: (count) => Array.from({ length: FACES }, () => count / FACES),
    words: { text: 'report-luck-text', legend: 'report-luck-legend' },
  },
};

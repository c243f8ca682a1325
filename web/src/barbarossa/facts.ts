// What pages without a board must know of the game; the kit that draws it comes with the board.
import type { TitleFacts } from '../lib/titlefacts';

export default {
  barbarossa: {
    sides: [{ word: 'german', look: 'axis' }, { word: 'soviet', look: 'allies' }],
    scenarioKey: 'barbarossa-scenario',
    peoples: true,
    random: true,
    sharedMaps: true,
    lengths: { short: 6, medium: 9 },
    lengthKey: 'web-length-turns',
    countKey: 'web-units',
    themes: ['orders', 'steps', 'fire', 'cones', 'close', 'fortitude'].map((name) => ({ k: `barbarossa-theme-${name}` })),
    voice: '',
    kit: async () => (await import('./kit')).barbarossa,
  },
} satisfies Record<string, TitleFacts>;

// What pages without a board must know of the game; the kit that draws it comes with the board.
import type { TitleFacts } from '../lib/titlefacts';

export default {
  combat: {
    sides: [{ word: 'friendly', look: 'allies' }, { word: 'enemy', look: 'axis' }],
    scenarioKey: 'combat-scenario',
    random: false,
    sharedMaps: true,
    lengths: { short: 11, medium: 14 },
    lengthKey: 'web-length-turns',
    countKey: 'web-men',
    themes: ['card', 'orders', 'impulses', 'spotting', 'fire', 'enemy', 'morale'].map((name) => ({ k: `combat-theme-${name}` })),
    voice: '',
    kit: async () => (await import('./kit')).combat,
  },
} satisfies Record<string, TitleFacts>;

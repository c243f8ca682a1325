// What is out beside the board: on a desk a drawer with tabs, on a phone one drawer at a time.
import { t } from '../../lib/say.svelte';
import { settings } from '../../lib/settings.svelte';
import type { IconName } from '../../lib/ui/Icon.svelte';
import { narrow, portrait, roomy } from './keys.svelte';

export type Tab = 'log' | 'chat' | 'list' | 'hands' | 'hand' | 'tracks' | 'details' | 'hint';
const ICONS: Record<Tab, IconName> = { log: 'list', chat: 'chat', list: 'search', hands: 'cards', hand: 'cards', tracks: 'chart', details: 'info', hint: 'book' };

export class Drawers {
  tab = $state<Tab>('log'); // beside the map
  drawer = $state<Tab | null>(null); // of the rail
  readonly small = narrow();
  readonly upright = portrait();
  readonly #wide = roomy();

  /** Is the drawer out? */
  readonly beside = $derived.by(() => !this.small.on && (settings.drawer === 'auto' ? this.#wide.on : settings.drawer === 'open'));
  readonly shown = $derived.by(() => (this.small.on ? this.drawer : this.beside ? this.tab : null));

  tabs(names: readonly Tab[], counts: Partial<Record<Tab, number>>): { name: string; label: string; icon: IconName; count: number }[] {
    return names.map((name) => ({ name, label: t(`web-tab-${name}`), icon: ICONS[name], count: counts[name] ?? 0 }));
  }

  /** Another tab comes out; the same one again, or the arrow, puts the drawer away. */
  side(name: string): void {
    settings.drawer = this.beside && (name === this.tab || name === 'away') ? 'shut' : 'open';
    if (name !== 'away') this.tab = name as Tab;
  }

  /** A tab that is to be seen now. */
  bring(name: Tab): void {
    this.tab = name;
    if (this.small.on) this.drawer = name;
    else settings.drawer = 'open';
  }

  /** On a phone: the same one again puts it away. */
  rail(name: string): void {
    this.drawer = this.drawer === name ? null : (name as Tab);
  }

  /** The hand comes by itself when a card is asked for; what is lit on the board it would only cover. Nobody is interrupted while he writes. */
  hand(wanted: boolean): void {
    if (!this.small.on || this.drawer === 'chat') return;
    this.drawer = wanted ? 'hand' : this.drawer === 'hand' ? null : this.drawer;
  }
}

// A rule in our words, opened from its number. One at a time; asked for once and kept.
import { mount, unmount } from 'svelte';
import { api } from '../../lib/api';
import { hear } from '../../lib/say.svelte';

export type Rule = Awaited<ReturnType<typeof api.rule>>;

const kept = new Map<string, Promise<Rule>>();

export function lookUp(title: string, rule: string): Promise<Rule> {
  const key = `${title}/${rule}`;
  const found = kept.get(key) ?? Promise.all([api.rule(title, rule), hear('rules').catch(() => undefined)]).then(([text]) => text);
  kept.set(key, found);
  found.catch(() => kept.delete(key)); // ask again another time
  return found;
}

let close: (() => void) | null = null;

/** Shows the rule beside the element. Lives in the element's dialog if it has one, for all else is out of reach then. */
export function openRule(title: string, rule: string, beside: HTMLElement): void {
  close?.();
  const target = beside.closest('dialog') ?? document.body;
  let shown: object | null = null;
  const mine = (): void => {
    if (close === mine) close = null;
    if (shown) void unmount(shown);
  };
  close = mine;
  void import('./RulePopover.svelte').then(({ default: RulePopover }) => {
    if (close === mine) shown = mount(RulePopover, { target, props: { title, rule, beside, onclose: mine } }); // unless another was opened meanwhile
  });
}

// A draft of Orders without a page, for tests; and how to close it.
import { OrderDraft, type Asked } from './orders.svelte';

export function drafting(asked: Asked): [OrderDraft, () => void] {
  let draft!: OrderDraft;
  const close = $effect.root(() => {
    draft = new OrderDraft(asked);
  });
  return [draft, close];
}

// What the table says has changed in a view, put into the view before it. What was there stays as it is.
import type { Change } from './protocol';

type Part = Record<string, unknown> | unknown[];

/** The view that follows; `changes` in their order. */
export function applied<V>(view: V, changes: Change[]): V {
  let whole: unknown = view;
  for (const change of changes) whole = withChange(whole, change[0] as (string | number)[], change.slice(1));
  return whole as V;
}

/** `given` is empty where the entry is gone. */
function withChange(value: unknown, path: (string | number)[], given: unknown[]): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return given[0];
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as Part) }) as Record<string | number, unknown>;
  if (rest.length === 0 && given.length === 0) Reflect.deleteProperty(copy, first);
  else copy[first] = withChange(copy[first], rest, given);
  return copy;
}

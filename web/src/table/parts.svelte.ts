// The parts of a board that know each other.
import type { BoardProps } from '../lib/components';
import type { Kit } from '../lib/kit';
import { Hands } from './hands/hands.svelte';
import { Glides } from './drawn/glides';
import { Keys } from './hands/keys.svelte';
import { Looking } from './ground/looking.svelte';
import { Position } from './position.svelte';
import { Sight } from './hands/sight.svelte';

/** `props` are read whenever they are needed, so they may change; `focus` puts the keys on the board. */
export function partsOf(props: BoardProps, kit: Kit, focus: () => void) {
  const looking = new Looking(kit.near);
  const position = new Position(props, kit);
  const sight = new Sight(props);
  const hands = new Hands(props, position, looking, sight, focus, kit.counter.side);
  const keys = new Keys(props, position, looking, hands, sight);
  const glides = new Glides(position, kit);
  return { looking, position, sight, hands, keys, glides };
}

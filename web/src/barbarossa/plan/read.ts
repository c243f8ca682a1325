// Orders of the enemy that the radio gave away, as the board draws orders. Only what the view of this seat tells.
import type { PlanOrder } from '../../lib/protocol';
import type { BarbarossaScene } from '../board/scene';

export function readOrders(scene: BarbarossaScene): PlanOrder[] {
  return scene.enemies().flatMap((unit) => {
    const { order } = unit;
    if (!order) return [];
    const target = scene.named(order.target);
    return [
      {
        name: order.name, step: 0, unit: `u:${unit.id}`, target: target ? `u:${target.id}` : null, at: order.at ?? null, face: order.face ?? 0, range: order.range ?? 0,
        path: order.path ?? [], fire_from: order.fire_at ? (order.path?.[order.fire_at - 1] ?? null) : null, cone: [], origin: 'written', chance: null, pooled: null,
      },
    ];
  });
}

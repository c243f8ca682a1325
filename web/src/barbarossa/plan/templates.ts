// Sets of orders that one gives again and again, kept in this browser for every game: who does what, where, as seen from the target. Pure.
import type { PlanOrder } from '../../lib/protocol';
import type { Point } from '../../table/ground/camera';
import type { Hex } from '../../table/ground/layout';

/** At the target, as far from where one stands, in a direction, or where one is. */
export type Sense = 'aim' | 'shift' | 'face' | 'here';

/** What one of several has to do. Lengths are counted in widths of a hex. */
export interface Role {
  order: string;
  card: string; // of the unit that had it
  type: string;
  by: Sense;
  dx: number; // of a shift: from where it stands; of an aim: from the target of the whole
  dy: number;
  face: number; // 1 to 6; 0: none
  range: number;
  bearing: number; // direction in which the target lay; 0: there was none
}
export interface Template {
  name: string;
  roles: Role[];
}

/** Of one unit: its order, where it stands, what the order is aimed at, and what sort of unit it is. */
export interface Told {
  order: PlanOrder;
  from: Hex;
  to: Hex | null; // null: at nothing
  end: Hex | null; // of its way; null: it has none
  card: string;
  type: string;
}

const KEY = 'sandtable.barbarossa.templates';
const SENSES: readonly string[] = ['aim', 'shift', 'face', 'here'];
const TURN = 60; // degrees between two directions
const SIDES = 6;

// --- made ---

/** The target of most of them is the target of the whole. */
export function templateOf(name: string, told: readonly Told[], radius: number): Template {
  const aims = told.flatMap((one) => one.to ?? []);
  const often = (hex: Hex): number => aims.filter((other) => other.name === hex.name).length;
  const aim = aims.reduce<Hex | null>((best, hex) => (best === null || often(hex) > often(best) ? hex : best), null);
  return { name, roles: told.map((one) => roleOf(one, aim, radius)) };
}

function roleOf({ order, from, to, end, card, type }: Told, aim: Hex | null, radius: number): Role {
  const role = { order: order.name, card, type, dx: 0, dy: 0, face: order.face, range: order.range, bearing: aim ? bearing(from, aim) : 0 };
  const step = radius * 2;
  if (to && aim) return { ...role, by: 'aim', dx: (to.x - aim.x) / step, dy: (to.y - aim.y) / step };
  if (end) return { ...role, by: 'shift', dx: (end.x - from.x) / step, dy: (end.y - from.y) / step };
  if (order.face > 0) return { ...role, by: 'face' };
  return { ...role, by: 'here' };
}

/** Direction 1 to 6 from one hex to another, 1 is up, clockwise; 0: it is the same. */
export function bearing(from: Point, to: Point): number {
  if (from.x === to.x && from.y === to.y) return 0;
  const turn = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
  return ((Math.round(turn / TURN) % SIDES) + SIDES) % SIDES + 1;
}

// --- given again ---

/** Where a role leads: seen from another side, it is turned with it. */
export function goalOf(role: Role, from: Point, aim: Point | null, radius: number): Point {
  const step = radius * 2;
  if (role.by === 'here' || role.by === 'face') return from;
  if (role.by === 'aim') return { x: (aim ?? from).x + role.dx * step, y: (aim ?? from).y + role.dy * step };
  const angle = (turnOf(role, from, aim) * TURN * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: from.x + (role.dx * cos - role.dy * sin) * step, y: from.y + (role.dx * sin + role.dy * cos) * step };
}

export function faceOf(role: Role, from: Point, aim: Point | null): number {
  return role.face > 0 ? ((role.face - 1 + turnOf(role, from, aim) + SIDES) % SIDES) + 1 : 0;
}

/** By how many sixths of a turn the target lies elsewhere. */
function turnOf(role: Role, from: Point, aim: Point | null): number {
  const now = aim ? bearing(from, aim) : 0;
  return role.bearing > 0 && now > 0 ? now - role.bearing : 0;
}

/** How well a unit suits a role, where it can do it at all. */
export function suits(role: Role, card: string, type: string): number {
  return role.card === card ? 2 : role.type === type ? 1 : 0;
}

/** Which role each unit gets: every role once, the one that fewest can do first, to whom it suits best; who is left over gets the likeliest. -1: none. */
export function handOut(fits: readonly (readonly number[])[]): number[] {
  const given = fits.map(() => -1);
  const able = (role: number): number => fits.filter((row) => (row[role] ?? -1) >= 0).length;
  const roles = (fits[0] ?? []).map((_, role) => role).sort((a, b) => able(a) - able(b) || a - b);
  for (const role of roles) {
    const best = fits.reduce((found, row, unit) => (given[unit] === -1 && (row[role] ?? -1) > (fits[found]?.[role] ?? -1) ? unit : found), -1);
    if (best >= 0) given[best] = role;
  }
  return given.map((role, unit) => (role >= 0 ? role : likeliest(fits[unit] ?? [])));
}

function likeliest(fits: readonly number[]): number {
  const best = Math.max(-1, ...fits);
  return best < 0 ? -1 : fits.indexOf(best);
}

// --- kept ---

export function readTemplates(): Template[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isTemplate) : [];
  } catch {
    return []; // a browser without storage, or something else's words in our place
  }
}

export function keepTemplates(all: readonly Template[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // they last as long as the page
  }
}

function isTemplate(found: unknown): found is Template {
  const one = found as Partial<Template> | null;
  return typeof one?.name === 'string' && Array.isArray(one.roles) && one.roles.length > 0 && one.roles.every(isRole);
}

function isRole(found: unknown): found is Role {
  const role = found as Partial<Role> | null;
  const numbers = [role?.dx, role?.dy, role?.face, role?.range, role?.bearing];
  const words = [role?.order, role?.card, role?.type];
  return SENSES.includes(role?.by ?? '') && numbers.every((one) => Number.isFinite(one)) && words.every((one) => typeof one === 'string');
}

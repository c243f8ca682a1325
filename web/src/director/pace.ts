// How fast what happens is shown.
export const PACES = ['step', 'slow', 'normal', 'fast', 'once'] as const;
export type Pace = (typeof PACES)[number];

/** How long everything takes, of the normal pace. */
export const SLOWNESS: Record<Pace, number> = { step: 1, slow: 1.9, normal: 1, fast: 0.45, once: 0 };

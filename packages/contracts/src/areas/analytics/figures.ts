import { z } from '@rostrum/contracts';

/** Groups with fewer are counted together, so that no figure stands for a person who could be named. */
export const smallestGroup = 5;

/** A figure and the one of the period before; null where there was nothing to measure or to compare. */
export const figure = z.object({ now: z.number().nullable(), before: z.number().nullable() });
export type Figure = z.infer<typeof figure>;

/** `part` of a whole `of`. */
export const fraction = z.object({ part: z.number().int(), of: z.number().int() });
export type Fraction = z.infer<typeof fraction>;

/** A share of 0 to 1, null where fewer than the smallest group were counted; `counts` say what it was measured on. */
export const shareFigure = figure.extend({
  counts: z.object({ now: fraction.nullable(), before: fraction.nullable() }).optional(),
});
export type ShareFigure = z.infer<typeof shareFigure>;

/** Returns the share as a number, or null where a percentage of so few would mislead. */
export const measureShare = ({ part, of }: Fraction): number | null =>
  of < smallestGroup ? null : part / of;

/** Returns `91%`, or `1 of 1` where too few were counted for a percentage, or a dash where nothing was. */
export function formatShare(share: number | null | undefined, counts?: Fraction | null): string {
  if (counts && counts.of > 0 && counts.of < smallestGroup) return `${counts.part} of ${counts.of}`;
  return share === null || share === undefined ? '–' : `${Math.round(share * 100)}%`;
}

const maxChange = 1000;

/**
 * Returns the change in per cent; null where it would mislead: nothing or fewer than the smallest group before, or ten times as
 * much now. Both numbers are shown instead.
 */
export function measureChange({ now, before }: { now: number; before: number }): number | null {
  if (before < smallestGroup) return null;
  const change = ((now - before) / before) * 100;
  return change >= maxChange ? null : change;
}

const point = z.object({ date: z.iso.date(), count: z.number().int() });

/** A count by day, in long ranges by seven days. */
export const series = z.object({
  /** Days of one point. */
  step: z.union([z.literal(1), z.literal(7)]),
  total: figure,
  points: z.array(point),
  before: z.array(point),
  /** The first day that is still recorded, when the range begins earlier. */
  since: z.iso.date().nullable(),
});
export type Series = z.infer<typeof series>;

/** Counts by group, the largest first; those below the smallest group are one. */
export const breakdown = z.object({
  groups: z.array(z.object({ key: z.string(), count: z.number().int() })),
  small: z.object({ groups: z.number().int(), count: z.number().int() }),
});
export type Breakdown = z.infer<typeof breakdown>;

/** Null stands for one to four. */
export const guarded = z.number().int().nullable();

export const step = z.object({ key: z.string(), count: z.number().int() });
export type Step = z.infer<typeof step>;

export const personReference = z.object({
  username: z.string(),
  name: z.string(),
  image: z.string().nullable(),
});

/** What is left of a ranking: rows whose count is below the smallest group, and those after the last one shown. */
export const others = z.object({ rows: z.number().int(), count: z.number().int() });
export type Others = z.infer<typeof others>;

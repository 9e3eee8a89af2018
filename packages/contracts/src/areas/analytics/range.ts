import { z } from '@rostrum/contracts';

export const rangeNames = ['7d', '30d', '90d', '12m', 'custom'] as const;
export type RangeName = (typeof rangeNames)[number];

/** The longest range that is counted, in days; a longer one keeps its last days. */
export const longestRange = 366;

/** Which days are counted; it stands in the address of every page of figures. `from` and `to` belong to `custom`. */
export const rangeQuery = z.object({
  range: z.enum(rangeNames).default('30d'),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** Beside as many days directly before. */
  compare: z.enum(['on', 'off']).default('on'),
  /** Whether what the own staff and programs did is counted as well. */
  left_out: z.enum(['out', 'in']).default('out'),
});
export type RangeQuery = z.output<typeof rangeQuery>;

const days = z.object({ from: z.iso.date(), to: z.iso.date() });

/** The days that were counted, both ends included, and those they are compared with. */
export const countedPeriod = days.extend({ timezone: z.string(), before: days.nullable() });
export type CountedPeriod = z.infer<typeof countedPeriod>;

import { id, z } from '@rostrum/contracts';
import { breakdown, figure, others, personReference, series, shareFigure, step } from './figures.ts';
import { searches } from './people-figures.ts';
import { countedPeriod } from './range.ts';

const mostRead = z.object({
  rows: z.array(z.object({ id, title: z.string(), views: z.number().int() })),
  others,
});

export const allFigures = z.object({
  period: countedPeriod,
  people: series,
  posts: series,
  questions: series,
  visitors: figure,
  inquiries: figure,
  answered_in_time: shareFigure,
  median_first_reply_minutes: figure,
  led_to_something: figure,
  steps: z.array(step),
  /** From the impression to the coverage, each step counted by itself. */
  funnel: z.array(step),
  bookmarks: figure,
  /** What the team noted, by the day on which it was published. */
  coverage: figure,
  embeds: z.object({
    shown: figure,
    clicked: figure,
    sites: breakdown,
    /** Sites from which visitors came by a link of an embed. */
    clicks: breakdown.optional(),
    /** Saved embeds that have been loaded on another site so far, and the sites. */
    installs: z.object({ embeds: z.number().int(), sites: z.number().int() }).optional(),
  }),
  /** Asked for by programs of assistants, by their names. */
  crawlers: breakdown,
  /** What programs and the own staff did, which no other figure counts. */
  left_out: z.object({ programs: z.number().int(), staff: z.number().int() }),
  /** Countries of profile views, as far as a proxy in front of the server names them. */
  visits_by_country: breakdown,
  sources: breakdown,
  /** What seekers said of themselves in inquiries: their country; in the United States and Canada their state or province, as `US-TX`. */
  by_country: breakdown,
  by_state: breakdown,
  most_viewed: z.object({
    rows: z.array(personReference.extend({ views: z.number().int() })),
    others,
  }),
  /** Published things that were read, by views. */
  most_read: z.object({ posts: mostRead, questions: mostRead }).optional(),
  searches,
});
export type AllFigures = z.infer<typeof allFigures>;

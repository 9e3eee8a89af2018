import { z } from '../../index.ts';
import { breakdown, figure, others, personReference, series, step } from './figures.ts';
import { searches } from './people-figures.ts';
import { countedPeriod } from './range.ts';

export const allFigures = z.object({
  period: countedPeriod,
  people: series,
  posts: series,
  questions: series,
  visitors: figure,
  inquiries: figure,
  answered_in_time: figure,
  median_first_reply_minutes: figure,
  led_to_something: figure,
  steps: z.array(step),
  /** From the impression to the coverage, each step counted by itself. */
  funnel: z.array(step),
  bookmarks: figure,
  embeds: z.object({ shown: figure, clicked: figure, sites: breakdown }),
  /** Asked for by programs of assistants, by their names. */
  crawlers: breakdown,
  /** What programs and the own staff did, which no other figure counts. */
  left_out: z.object({ programs: z.number().int(), staff: z.number().int() }),
  /** Countries of visits. */
  visits_by_country: breakdown,
  sources: breakdown,
  by_country: breakdown,
  most_viewed: z.object({
    rows: z.array(personReference.extend({ views: z.number().int() })),
    others,
  }),
  searches,
});
export type AllFigures = z.infer<typeof allFigures>;

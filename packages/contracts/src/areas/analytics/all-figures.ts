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
  sources: breakdown,
  by_country: breakdown,
  most_viewed: z.object({
    rows: z.array(personReference.extend({ views: z.number().int() })),
    others,
  }),
  searches,
});
export type AllFigures = z.infer<typeof allFigures>;

import { z } from '@rostrum/contracts';
import { breakdown, figure, guarded, others, personReference, series, step } from './figures.ts';
import { countedPeriod } from './range.ts';

/** What was searched for, with how many people did; `since` as in a series. */
export const searches = z.object({
  found: breakdown,
  unanswered: breakdown,
  since: z.iso.date().nullable(),
});
export type Searches = z.infer<typeof searches>;

export const peopleFigures = z.object({
  period: countedPeriod,
  views: series,
  /** Visitors, each counted once a day. */
  visitors: figure,
  forms_opened: figure,
  inquiries: figure,
  contact_clicks: figure,
  cards_saved: figure,
  downloads: figure,
  shares: figure,
  impressions: figure,
  bookmarks: figure,
  /** The first day that clicks, shares, saved cards and steps are still recorded, when the range begins earlier. */
  actions_since: z.iso.date().nullable(),
  /** From the view to the inquiry, in the days that are recorded. */
  steps: z.array(step),
  sources: breakdown,
  sites: breakdown,
  devices: breakdown,
  /** Views that are in no other figure. */
  left_out: z.object({ programs: z.number().int(), staff: z.number().int() }),
  /** Searches in whose results profiles in reach stood, by how many people made them, each once a day. */
  found_by: breakdown.optional(),
  /** Null for those who see their own figures only. */
  people: z
    .object({
      rows: z.array(
        personReference.extend({ views: z.number().int(), forms_opened: guarded, inquiries: guarded }),
      ),
      others,
    })
    .nullable(),
  /** What was searched for, with and without a result; null for those who do not see the whole organisation. */
  searches: searches.nullable(),
});
export type PeopleFigures = z.infer<typeof peopleFigures>;

import { z } from '../../index.ts';
import { breakdown, figure, guarded, others, personReference, series, step } from './figures.ts';
import { countedPeriod } from './range.ts';

/** How inquiries that arrived at one time of the week were answered; null below the smallest group. */
const arrival = z.object({
  key: z.number().int(),
  inquiries: guarded,
  in_time: z.number().nullable(),
  median_minutes: z.number().nullable(),
});
export type Arrival = z.infer<typeof arrival>;

const askedPerson = personReference.extend({
  asked: z.number().int(),
  accepted: guarded,
  median_minutes: z.number().nullable(),
});

export const inquiryFigures = z.object({
  period: countedPeriod,
  inquiries: series,
  /** Of inquiries that were answered or are overdue: the share answered in time, 0 to 1. */
  answered_in_time: figure,
  median_first_reply_minutes: figure,
  /** Half, three of four and nineteen of twenty first replies came within so many minutes. */
  reply_minutes: z.object({
    half: z.number().nullable(),
    most: z.number().nullable(),
    nearly_all: z.number().nullable(),
  }),
  /** Of journalists' inquiries: the share with a first reply on the day they came. */
  same_day_media: figure,
  missed_deadlines: figure,
  /** Of experts who gave an answer or let the time pass: the share who accepted. */
  experts_accepted: figure,
  led_to_something: figure,
  steps: z.array(step),
  by_type: breakdown,
  by_outcome: breakdown,
  by_seeker: breakdown,
  by_outlet: breakdown,
  by_country: breakdown,
  /** Why deadlines were missed, as the team said; the key is empty where it said nothing. */
  late_reasons: breakdown,
  by_weekday: z.array(arrival),
  by_hour: z.array(arrival),
  /** Null for those who see their own figures only. */
  asked: z.object({ people: z.array(askedPerson), others, reasons: breakdown }).nullable(),
});
export type InquiryFigures = z.infer<typeof inquiryFigures>;

import { id, z } from '@rostrum/contracts';
import {
  breakdown,
  figure,
  fraction,
  guarded,
  others,
  personReference,
  series,
  shareFigure,
  step,
} from './figures.ts';
import { countedPeriod } from './range.ts';

/** Half, three of four and nineteen of twenty took so many minutes; null below the smallest group. */
const percentiles = z.object({
  half: z.number().nullable(),
  most: z.number().nullable(),
  nearly_all: z.number().nullable(),
});
export type Percentiles = z.infer<typeof percentiles>;

/** How inquiries that arrived at one time of the week were answered; shares and slow replies are null below the smallest group. */
const arrival = z.object({
  key: z.number().int(),
  inquiries: guarded,
  in_time: z.number().nullable(),
  /** How many of those that were replied to or missed were in time. */
  counts: fraction.optional(),
  median_minutes: z.number().nullable(),
  /** Until a person of the team took it up, which its sender sees. */
  acknowledged: percentiles,
  replied: percentiles,
});
export type Arrival = z.infer<typeof arrival>;

/** One field of the week: a weekday (1 is Monday) and the first of two hours. */
const arrivalField = z.object({
  weekday: z.number().int(),
  hour: z.number().int(),
  inquiries: guarded,
  in_time: z.number().nullable(),
  counts: fraction.optional(),
});
export type ArrivalField = z.infer<typeof arrivalField>;

/** How fast inquiries of one weekday (1 is Monday) and four hours were taken up and replied to: what a shift would change. */
const arrivalShift = z.object({
  weekday: z.number().int(),
  hour: z.number().int(),
  inquiries: guarded,
  acknowledged: percentiles,
  replied: percentiles,
});
export type ArrivalShift = z.infer<typeof arrivalShift>;

/** Seven days of journalists' inquiries: how many can be judged, and the share replied to on the day they came. */
const serviceWeek = z.object({
  date: z.iso.date(),
  inquiries: guarded,
  same_day: z.number().nullable(),
  counts: fraction.optional(),
});
export type ServiceWeek = z.infer<typeof serviceWeek>;

/** The share of same-day replies that press offices hold themselves to. */
export const sameDayGoal = 0.8;

/** What screening held, and what people made of it. */
const screening = z.object({
  arrived: z.number().int(),
  held: z.number().int(),
  spam: z.number().int(),
  released: z.number().int(),
  /** Held without a rule and decided by people: how many, and the share that was spam; null below the smallest group. */
  decided: z.number().int(),
  precision: z.number().nullable(),
});
export type Screening = z.infer<typeof screening>;

const askedPerson = personReference.extend({
  asked: z.number().int(),
  accepted: guarded,
  median_minutes: z.number().nullable(),
});

export const inquiryFigures = z.object({
  period: countedPeriod,
  inquiries: series,
  /** Of inquiries that were replied to or whose first reply was missed: the share replied to in time. */
  answered_in_time: shareFigure,
  median_first_reply_minutes: figure,
  /** Half, three of four and nineteen of twenty first replies came within so many minutes. */
  reply_minutes: percentiles,
  acknowledged_minutes: percentiles,
  /** Of journalists' inquiries: the share with a first reply on the day they came. */
  same_day_media: shareFigure,
  /** First replies that were missed. */
  missed_deadlines: figure,
  /** Of experts who answered: the share who accepted. */
  experts_accepted: shareFigure,
  /** Experts who were asked and have not answered, or let the time pass. */
  experts_unanswered: figure.optional(),
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
  by_time: z.array(arrivalField),
  by_shift: z.array(arrivalShift).default([]),
  service: z.array(serviceWeek),
  /** By type: the share answered in time, of those of which enough were judged. */
  kept: z.array(z.object({ type: z.number().int(), judged: z.number().int(), in_time: z.number() })),
  /** Null for those who do not see what is held. */
  screening: screening.nullable(),
  /** Open inquiries of each expert today, the most first; null for those who see their own figures only. */
  load: z.array(personReference.extend({ id, open: z.number().int() })).nullable(),
  /** Null for those who see their own figures only. */
  asked: z.object({ people: z.array(askedPerson), others, reasons: breakdown }).nullable(),
});
export type InquiryFigures = z.infer<typeof inquiryFigures>;

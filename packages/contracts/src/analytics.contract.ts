import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { inquiryStatus } from './inquiry-status.ts';
import { inquirySummary } from './inquiries.contract.ts';
import { isoDateTime, ownParams } from './primitives.ts';

const day = z.object({ date: z.iso.date(), count: z.number().int() });
/** A figure with the one of the period before. */
const figure = z.object({ now: z.number(), before: z.number() });
const fraction = z.object({ part: z.number().int(), of: z.number().int() });
/** Period of the figures; it stands in the page's address. */
export const overviewQuery = z.object({
  days: z.coerce
    .number()
    .pipe(z.union([z.literal(7), z.literal(30), z.literal(90)]))
    .default(30),
});
const topPerson = z.object({
  username: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  views: z.number().int(),
  inquiries: z.number().int(),
});

export const overview = z.object({
  timezone: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  inquiries: z.object({
    total: figure,
    by_day: z.array(day),
    before_by_day: z.array(day),
    by_type: z.array(z.object({ type: z.number().int(), count: z.number().int() })),
  }),
  views: z.object({ total: figure, by_day: z.array(day), before_by_day: z.array(day) }),
  /** How often the inquiry form was opened from a profile. */
  forms_opened: figure,
  /** Inquiries that led to an interview, a quote, a booking or a meeting. */
  led_to_something: figure,
  /** Of inquiries that were replied to or missed: the share replied to in time; null for fewer than five. */
  answered_in_time: z.object({
    now: z.number().nullable(),
    before: z.number().nullable(),
    counts: z.object({ now: fraction.nullable(), before: fraction.nullable() }).optional(),
  }),
  median_first_reply_minutes: z.object({ now: z.number().nullable(), before: z.number().nullable() }),
  top_people: z.array(topPerson),
  searches_without_result: z.array(z.object({ text: z.string(), count: z.number().int() })),
});
export type Overview = z.infer<typeof overview>;

export const home = z.object({
  firstname: z.string(),
  timezone: z.string(),
  now: isoDateTime,
  /** Each part is null where it could not be read: the others are shown all the same. */
  runway: z
    .array(
      z.object({
        at: isoDateTime,
        kind: z.enum(['deadline', 'post', 'done']),
        title: z.string(),
        subtitle: z.string(),
        href: z.string(),
        image: z.string().nullable(),
        unassigned: z.boolean(),
        /** Of a deadline: where its inquiry stands, and who owns it. */
        status: inquiryStatus.nullable(),
        assignee: z.string().nullable(),
      }),
    )
    .nullable(),
  /** More is due or publishes today than `runway` has. */
  runway_is_cut: z.boolean().optional(),
  tiles: z
    .object({
      unassigned: z.object({ count: z.number().int(), oldest_minutes: z.number().int().nullable() }),
      due_today: z.object({ count: z.number().int() }),
      /** First replies that are due soon or late; `missed` are the late ones. */
      reply_at_risk: z.object({ count: z.number().int(), missed: z.number().int() }),
      awaiting_sign_off: z.object({ count: z.number().int() }),
      /** An older server does not send it. */
      profiles_to_review: z.object({ count: z.number().int() }).optional(),
      profiles_to_confirm: z.object({ count: z.number().int() }),
      unanswered_questions: z.object({ count: z.number().int() }),
      published_profiles: z.object({ count: z.number().int() }),
    })
    .nullable(),
  needs_you: z.array(inquirySummary).nullable(),
  /** How many are open, of which `needs_you` are the first. */
  needs_you_total: z.number().int().optional(),
  inquiries_30_days: z
    .object({
      total: figure,
      by_day: z.array(day),
      before_by_day: z.array(day),
      /** Null for fewer than five; `answered` has the counts. */
      answered_in_time: z.number().nullable(),
      answered: fraction.optional(),
    })
    .nullable(),
  searches_without_result: z.array(z.object({ text: z.string(), count: z.number().int() })).nullable(),
});
export type Home = z.infer<typeof home>;

export const analytics = {
  home: defineRoute({
    id: 'analytics.home',
    method: 'GET',
    path: '/app/analytics/{identifier}/home',
    summary: 'Everything of the administrator home in one answer.',
    params: ownParams,
    response: home,
    errors: ['not_allowed'],
  }),
  overview: defineRoute({
    id: 'analytics.overview',
    method: 'GET',
    path: '/app/analytics/{identifier}/overview',
    summary: 'Inquiries and profile views by day with the period before; experts see their own.',
    params: ownParams,
    query: overviewQuery,
    response: overview,
    errors: ['not_allowed'],
  }),
};

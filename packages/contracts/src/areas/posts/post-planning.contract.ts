import {
  calendarMonth,
  clockTime,
  clockTimeMessage,
  defineRoute,
  describeField,
  id,
  line,
  manyOf,
  ownItemParams,
  ownParams,
  postListQuery,
  postStatus,
  postSummary,
  rowVersion,
  z,
} from '@rostrum/contracts';
import { postDetail } from './post-editing.contract.ts';

/** A day that gives the news a reason to ask: a day of awareness, or the anniversary of an event. */
const newsDay = z.object({
  /** `2026-11-25`. */
  date: z.iso.date(),
  name: z.string(),
  /** Who observes it, or what is known of the event. */
  source: z.string(),
  /** Of an anniversary: how long ago it was on that day. */
  years: z.number().int().nullable(),
  /** Published posts that fit it and are old enough to be shown again. */
  evergreens: z.array(z.object({ id, title: z.string() })),
});
export type NewsDay = z.infer<typeof newsDay>;

/** The same filters as the list, as far as they make sense without pages. */
export const planningQuery = postListQuery
  .pick({ q: true, kind: true, tag: true, expert: true })
  // Written out: a shell from before has neither to pick.
  .extend({ topic: line(80).optional(), field: manyOf(line(190)).optional() });

const day = describeField(z.iso.date('Choose a day.'), { label: 'Day', missing: 'Choose a day.' });
const time = describeField(clockTime, {
  label: 'Time',
  missing: clockTimeMessage,
});
/** A day and a time on the organisation's clocks. */
export const postTime = z.object({ date: day, time });

/** Posts by the day on which they are read, and by how far they are. */
export const postPlanning = {
  calendar: defineRoute({
    id: 'posts.calendar',
    method: 'GET',
    path: '/app/posts/{identifier}/calendar',
    summary:
      'Posts of a month and of the days around it in its weeks, those without a date, and days of news.',
    params: ownParams,
    query: planningQuery.extend({ month: calendarMonth }),
    response: z.object({
      /** First and last day that are shown: whole weeks from Monday. */
      first: z.iso.date(),
      last: z.iso.date(),
      /** Today on the organisation's calendar. */
      today: z.iso.date(),
      posts: z.array(postSummary.extend({ date: z.iso.date(), time: z.string() })),
      /** True when there are more than are shown. */
      is_cut: z.boolean(),
      undated: z.object({ items: z.array(postSummary), total: z.number().int() }),
      news: z.array(newsDay),
      timezone: z.string(),
    }),
    errors: ['not_allowed'],
  }),
  board: defineRoute({
    id: 'posts.board',
    method: 'GET',
    path: '/app/posts/{identifier}/board',
    summary: 'The newest posts of each status, for a board of columns.',
    params: ownParams,
    query: planningQuery,
    response: z.object({
      columns: z.array(
        z.object({ status: postStatus, total: z.number().int(), items: z.array(postSummary) }),
      ),
      timezone: z.string(),
    }),
    errors: ['not_allowed'],
  }),
  choices: defineRoute({
    id: 'posts.choices',
    method: 'GET',
    path: '/app/posts/{identifier}/choices',
    summary:
      'What the posts can be narrowed by: the topics and tags used most, tagged experts, months with posts.',
    params: ownParams,
    response: z.object({
      topics: z.array(z.string()).default([]),
      tags: z.array(z.string()),
      experts: z.array(z.object({ username: z.string(), name: z.string() })),
      months: z.array(calendarMonth),
      /** Fields that the organisation added and that have choices, a yes or no among them. */
      fields: z
        .array(
          z.object({
            key: z.string(),
            label: z.string(),
            options: z.array(z.object({ value: z.string(), label: z.string() })),
          }),
        )
        .optional(),
    }),
    errors: ['not_allowed'],
  }),
  plan: defineRoute({
    id: 'posts.plan',
    method: 'PUT',
    path: '/app/posts/{identifier}/{id}/plan',
    summary: 'Note the day for which a post is planned that is not agreed on yet; it publishes nothing.',
    params: ownItemParams,
    body: z.object({ version: rowVersion, at: postTime.nullable() }),
    response: postDetail,
    errors: ['not_found', 'version_conflict', 'invalid_transition', 'invalid_input'],
  }),
};

import { z } from 'zod';
import { maxSearchLength } from './constants.ts';
import { defineRoute } from './define-route.ts';
import { accessLevel } from './person-fields.ts';
import {
  id,
  isoDateTime,
  line,
  manyOf,
  ownParams,
  pageOf,
  pageQuery,
  rowVersion,
  sortOrder,
} from './primitives.ts';

export const postKinds = ['article', 'spotlight', 'alert', 'release'] as const;
export const postStatuses = ['draft', 'in_review', 'approved', 'scheduled', 'published', 'archived'] as const;
export const postStatus = z.enum(postStatuses);
export type PostStatus = z.infer<typeof postStatus>;
export const postSorts = ['updated', 'publish_at', 'title', 'reads', 'inquiries'] as const;

/** Public pages have one rule of style for each of these steps. */
export const coverFocusStep = 10;
const focusPlace = z.number().int().min(0).max(100).multipleOf(coverFocusStep);
/** What stays in sight where less than a cover is shown, in hundredths of its width and height. */
export const coverFocus = z.object({ x: focusPlace, y: focusPlace });
export type CoverFocus = z.infer<typeof coverFocus>;
export const middleFocus: CoverFocus = { x: 50, y: 50 };

/** One row of the editorial desk. */
export const postSummary = z.object({
  id,
  version: rowVersion,
  slug: z.string(),
  kind: z.enum(postKinds),
  title: z.string(),
  summary: z.string(),
  cover: z.string().nullable(),
  cover_focus: coverFocus.default(middleFocus),
  status: postStatus,
  access: accessLevel,
  /** First in the organisation's list of posts. */
  pinned: z.boolean().default(false),
  authors: z.array(z.object({ name: z.string(), image: z.string().nullable() })),
  experts: z.array(z.object({ username: z.string(), name: z.string(), image: z.string().nullable() })),
  /** How many were asked to sign off the text, and how many of them did. */
  signoffs: z.object({ asked: z.number().int(), approved: z.number().int() }),
  tags: z.array(z.string()),
  /** Words of the vocabulary that experts speak on, too. */
  topics: z.array(z.string()).default([]),
  /** When a scheduled post goes out; of one that is not agreed on yet, the day that is planned for it. */
  publish_at: isoDateTime.nullable(),
  published_at: isoDateTime.nullable(),
  updated_at: isoDateTime,
  reading_minutes: z.number().int(),
  reads: z.number().int(),
  /** Inquiries that came from this post. */
  inquiries: z.number().int(),
});
export type PostSummary = z.infer<typeof postSummary>;

/** A month of the calendar, `2026-11`. */
export const calendarMonth = z.string().regex(/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/, 'Choose a month.');

/** Filters of the list; they stand in the page's address under the same names. */
export const postListQuery = pageQuery.extend({
  q: line(maxSearchLength).optional(),
  status: manyOf(postStatus).optional(),
  kind: manyOf(z.enum(postKinds)).optional(),
  tag: line(60).optional(),
  topic: line(80).optional(),
  /** Username of an expert who is tagged in it. */
  expert: line(60).optional(),
  /** Choices of fields of the organisation, as `key:choice`; of a yes or no, `key:true`. Several of one field: any of them. */
  field: manyOf(line(190)).optional(),
  /** In which it was published, or is planned to be, on the organisation's calendar. */
  month: calendarMonth.optional(),
  sort: z.enum(postSorts).default('updated'),
  order: sortOrder.default('desc'),
});

export const posts = {
  list: defineRoute({
    id: 'posts.list',
    method: 'GET',
    path: '/app/posts/{identifier}',
    summary: 'Posts of the organisation with reads and the inquiries they caused.',
    params: ownParams,
    query: postListQuery,
    response: pageOf(postSummary).extend({
      counts: z.record(z.string(), z.number().int()),
      timezone: z.string(),
    }),
    errors: ['not_allowed'],
  }),
};

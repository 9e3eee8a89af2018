import { z } from 'zod';
import { maxSearchLength } from './constants.ts';
import { defineRoute } from './define-route.ts';
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

export const questionStatuses = [
  'submitted',
  'open',
  'assigned',
  'answered',
  'closed',
  'archived',
  'rejected',
  'spam',
] as const;
export const questionStatus = z.enum(questionStatuses);
export type QuestionStatus = z.infer<typeof questionStatus>;
export const questionOrigins = ['staff', 'seeker', 'inquiry', 'import'] as const;
export const questionSorts = ['due', 'created', 'views', 'helpful'] as const;

/** One row of the Q&A queue. */
export const questionSummary = z.object({
  id,
  version: rowVersion,
  slug: z.string(),
  text: z.string(),
  origin: z.enum(questionOrigins),
  status: questionStatus,
  experts: z.array(z.object({ username: z.string(), name: z.string(), image: z.string().nullable() })),
  answers: z.number().int(),
  due_at: isoDateTime.nullable(),
  created_at: isoDateTime,
  views: z.number().int(),
  helpful: z.number().int(),
  /** The question that stays, where this one was merged into it. */
  merged_into: z.object({ id, text: z.string() }).nullable().default(null),
  /** Stands above the others on the public page. */
  pinned: z.boolean(),
});
export type QuestionSummary = z.infer<typeof questionSummary>;

/** Filters of the list; they stand in the page's address under the same names. */
export const questionListQuery = pageQuery.extend({
  q: line(maxSearchLength).optional(),
  status: manyOf(questionStatus).optional(),
  origin: manyOf(z.enum(questionOrigins)).optional(),
  /** Username of an expert who is assigned. */
  expert: line(60).optional(),
  topic: line(60).optional(),
  sort: z.enum(questionSorts).default('due'),
  order: sortOrder.default('asc'),
});

export const questions = {
  list: defineRoute({
    id: 'questions.list',
    method: 'GET',
    path: '/app/answers/{identifier}',
    summary: 'Questions of the organisation, the unanswered ones that are due first.',
    params: ownParams,
    query: questionListQuery,
    response: pageOf(questionSummary).extend({
      counts: z.record(z.string(), z.number().int()),
      /** Experts who are assigned to any question, to narrow by. */
      experts: z.array(z.object({ username: z.string(), name: z.string() })),
      /** Topics of any question, to narrow by. */
      topics: z.array(z.string()).default([]),
    }),
    errors: ['not_allowed'],
  }),
};

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
/**
 * What the team reads of a question: its status or, while no answer is public and one waits to be checked, `in_review`.
 */
export const questionStages = [
  'submitted',
  'open',
  'assigned',
  'in_review',
  'answered',
  'closed',
  'archived',
  'rejected',
  'spam',
] as const satisfies readonly (QuestionStatus | 'in_review')[];
export type QuestionStage = (typeof questionStages)[number];

/** Returns the stage of a question with so many answers that wait to be checked. */
export const toQuestionStage = (status: QuestionStatus, answersInReview: number): QuestionStage =>
  (status === 'open' || status === 'assigned') && answersInReview > 0 ? 'in_review' : status;

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
  /** Public ones. */
  answers: z.number().int(),
  /** Those that wait to be checked. */
  answers_in_review: z.number().int().default(0),
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
  /** `in_review`: at work, with an answer that waits to be checked. */
  status: manyOf(z.enum(questionStages)).optional(),
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

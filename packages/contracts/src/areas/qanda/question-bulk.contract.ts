import {
  defineRoute,
  describeField,
  id,
  isoDateTime,
  ownItemParams,
  ownParams,
  rowVersion,
  z,
} from '@rostrum/contracts';
import { questionActions } from './question-actions.ts';
import { questionDetail } from './question-fields.ts';

const ids = z.array(id).min(1).max(100);
const outcome = z.object({
  /** Questions that were changed; the others were so already, or say why not. */
  changed: z.array(id),
  refused: z.array(z.object({ id, text: z.string(), reason: z.string() })),
});
export type QuestionBulkOutcome = z.infer<typeof outcome>;

export const questionBulkAssign = z.object({
  ids,
  person_ids: describeField(z.array(id).min(1, 'Choose an expert.').max(5), { label: 'Experts' }),
  due_on: describeField(z.union([z.literal(''), z.iso.date('Choose a day.')]), { label: 'Due on' }),
});

/** An archived question as the change left it, and what it was before: what Undo needs. */
const archivedQuestion = z.object({
  id,
  version: rowVersion,
  status: z.enum(questionActions.archive.from),
});
export type ArchivedQuestion = z.infer<typeof archivedQuestion>;

/** A question as an assignment left it, and whom and when it named before: what Undo needs. */
const assignedQuestion = z.object({
  id,
  version: rowVersion,
  person_ids: z.array(id).max(5),
  due_at: isoDateTime.nullable(),
});
export type AssignedQuestion = z.infer<typeof assignedQuestion>;

/** One change of several questions. Each is changed on its own: those that cannot be say why. */
export const questionBulk = {
  assign: defineRoute({
    id: 'questions.bulkAssign',
    method: 'POST',
    path: '/app/answers/{identifier}/bulk/assign',
    summary: 'Ask experts to answer several questions, beside those who are asked already.',
    params: ownParams,
    body: questionBulkAssign,
    response: outcome.extend({ former: z.array(assignedQuestion).default([]) }),
    errors: ['not_allowed', 'invalid_input'],
  }),
  undoAssign: defineRoute({
    id: 'questions.bulkUndoAssign',
    method: 'POST',
    path: '/app/answers/{identifier}/bulk/assign/undo',
    summary:
      'Take experts off again whom several questions were given, as long as they have not begun an answer. Their links end.',
    params: ownParams,
    body: z.object({ questions: z.array(assignedQuestion).min(1).max(100) }),
    response: outcome,
    errors: ['not_allowed'],
  }),
  archive: defineRoute({
    id: 'questions.bulkArchive',
    method: 'POST',
    path: '/app/answers/{identifier}/bulk/archive',
    summary: 'Archive several questions.',
    params: ownParams,
    body: z.object({ ids }),
    response: outcome.extend({ former: z.array(archivedQuestion).default([]) }),
    errors: ['not_allowed'],
  }),
  undoArchive: defineRoute({
    id: 'questions.bulkUndoArchive',
    method: 'POST',
    path: '/app/answers/{identifier}/bulk/archive/undo',
    summary: 'Give archived questions back the state that they had, as long as no one changed them since.',
    params: ownParams,
    body: z.object({ questions: z.array(archivedQuestion).min(1).max(100) }),
    response: outcome,
    errors: ['not_allowed'],
  }),
  publish: defineRoute({
    id: 'questions.bulkPublish',
    method: 'POST',
    path: '/app/answers/{identifier}/bulk/publish',
    summary: 'Publish the answers of several questions that were handed to the desk.',
    params: ownParams,
    body: z.object({ ids }),
    response: outcome,
    errors: ['not_allowed'],
  }),
  setPinned: defineRoute({
    id: 'questions.pin',
    method: 'PUT',
    path: '/app/answers/{identifier}/{id}/pin',
    summary: 'Let a question stand above the others on the public page, or no more.',
    params: ownItemParams,
    body: z.object({ version: rowVersion, pinned: z.boolean() }),
    response: questionDetail,
    errors: ['not_found', 'version_conflict'],
  }),
  suggestions: defineRoute({
    id: 'questions.suggestions',
    method: 'GET',
    path: '/app/answers/{identifier}/suggestions',
    summary:
      'What several people searched for in the last 90 days without finding anyone, and no question asks; answered inquiries that were closed.',
    params: ownParams,
    response: z.object({
      items: z.array(z.object({ text: z.string(), people: z.number().int() })),
      /** Closed inquiries of these days that were answered and have no question. */
      inquiries: z.array(z.object({ id, ref: z.string(), subject: z.string() })).default([]),
    }),
    errors: ['not_allowed'],
  }),
};

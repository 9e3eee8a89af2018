import { defineRoute, id, ownItemParams, questionStatus, rowVersion, z } from '@rostrum/contracts';
import { answerStatuses } from './question-actions.ts';
import { questionDetail } from './question-fields.ts';

const answerOf = z.object({ name: z.string(), status: z.enum(answerStatuses) });

/** What merging two questions would do, before anything is done. */
export const questionMergePreview = z.object({
  into: z.object({ id, version: rowVersion, text: z.string(), status: questionStatus }),
  /** Answers that would stand under the question that stays. */
  moved: z.array(answerOf),
  /** Answers of experts who answered both: they stay with the merged question, which readers no longer see. */
  kept: z.array(answerOf),
  /** Experts who have not answered: they get an email with a link to the question that stays. */
  asked: z.array(z.string()),
  /** Experts for whom the question that stays has no room. */
  left_out: z.array(z.string()),
});
export type QuestionMergePreview = z.infer<typeof questionMergePreview>;

/** Two questions that ask the same become one. */
export const questionMerge = {
  preview: defineRoute({
    id: 'questions.previewMerge',
    method: 'GET',
    path: '/app/answers/{identifier}/{id}/merge/{into_id}',
    summary: 'What merging a question into another one would do.',
    params: ownItemParams.extend({ into_id: id }),
    response: questionMergePreview,
    errors: ['not_found', 'invalid_transition', 'invalid_input'],
  }),
  merge: defineRoute({
    id: 'questions.merge',
    method: 'POST',
    path: '/app/answers/{identifier}/{id}/merge',
    summary:
      'Merge a question into another one: its answers move there and its address leads there. It can be undone.',
    params: ownItemParams,
    body: z.object({ version: rowVersion, into_id: id, into_version: rowVersion }),
    response: questionDetail,
    errors: ['not_found', 'version_conflict', 'invalid_transition', 'invalid_input'],
  }),
  undo: defineRoute({
    id: 'questions.undoMerge',
    method: 'POST',
    path: '/app/answers/{identifier}/{id}/merge/undo',
    summary: 'Take a merged question out of the other one again, with the answers that it brought.',
    params: ownItemParams,
    body: z.object({ version: rowVersion }),
    response: questionDetail,
    errors: ['not_found', 'version_conflict', 'invalid_transition'],
  }),
};

import {
  defineRoute,
  id,
  isoDateTime,
  ownItemParams,
  ownParams,
  questionStatus,
  rowVersion,
  z,
} from '@rostrum/contracts';
import { answerSources, answerText, answerView, pullQuote } from './question-fields.ts';

/** A question as the expert reads it who is asked: nothing of who sent it. */
export const askedQuestion = z.object({
  id,
  text: z.string(),
  details: z.string(),
  status: questionStatus,
  due_at: isoDateTime.nullable(),
  answer: answerView.nullable(),
});
export type AskedQuestion = z.infer<typeof askedQuestion>;

/** An expert's own side of Q&A. */
export const askedQuestions = {
  list: defineRoute({
    id: 'questions.asked',
    method: 'GET',
    path: '/app/answers/{identifier}/asked',
    summary: 'Questions that the caller is asked to answer, with the own answer; those due first.',
    params: ownParams,
    response: z.object({ items: z.array(askedQuestion) }),
    errors: ['not_allowed'],
  }),
  answer: defineRoute({
    id: 'questions.answerAsked',
    method: 'PUT',
    path: '/app/answers/{identifier}/asked/{id}',
    summary: 'Write the own answer; `submit` hands it to the desk, which publishes it.',
    params: ownItemParams,
    body: z.object({
      body: answerText,
      sources: answerSources.optional(),
      pull_quote: pullQuote.optional(),
      submit: z.boolean(),
      /** Of the answer that is changed; left out for its first version. */
      version: rowVersion.optional(),
    }),
    response: askedQuestion,
    errors: ['not_found', 'version_conflict', 'invalid_transition'],
  }),
};

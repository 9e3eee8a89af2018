import { defineRoute, describeField, id, ownItemParams, z } from '@rostrum/contracts';
import { answerText, questionDetail, questionText } from './question-fields.ts';

/** Stand in a draft for what was taken out of it. */
const removedMarks = ['[name]', '[email]', '[phone]', '[link]', '[organisation]'] as const;

const hasNoMark = (text: string) => !removedMarks.some((mark) => text.includes(mark));
const rewrite = 'Write other words where something in square brackets was taken out.';

const questionDraft = z.object({
  ref: z.string(),
  text: z.string(),
  answer: z.string(),
  /** How many names, addresses and numbers were taken out. */
  removed: z.number().int(),
  /** Who was concerned, who answered first. */
  experts: z.array(z.object({ id, name: z.string() })),
});
export type QuestionDraft = z.infer<typeof questionDraft>;

/** A closed inquiry that becomes a public question. Its sender is named nowhere in it. */
export const questionFromInquiry = {
  draft: defineRoute({
    id: 'questions.draftFromInquiry',
    method: 'GET',
    path: '/app/answers/{identifier}/inquiries/{id}',
    summary: 'A question and an answer from the words of a closed inquiry, without what tells who asked.',
    params: ownItemParams,
    response: questionDraft,
    errors: ['not_found', 'invalid_transition'],
  }),
  create: defineRoute({
    id: 'questions.createFromInquiry',
    method: 'POST',
    path: '/app/answers/{identifier}/inquiries/{id}',
    summary:
      'Make a question of a closed inquiry. Its expert gets the answer to approve; it cannot be published before that.',
    status: 201,
    idempotent: true,
    params: ownItemParams,
    body: z.object({
      text: questionText.refine(hasNoMark, rewrite),
      person_id: describeField(z.union([z.literal(''), id]), { label: 'Expert' }),
      answer: describeField(z.union([z.literal(''), answerText.refine(hasNoMark, rewrite)]), {
        label: 'Answer',
        hint: 'The expert reads it by a link and approves it, with changes or without.',
      }),
    }),
    response: questionDetail,
    errors: ['not_found', 'invalid_transition', 'invalid_input', 'idempotency_conflict'],
  }),
};

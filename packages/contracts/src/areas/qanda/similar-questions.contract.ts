import { defineRoute, id, isoDateTime, ownItemParams, questionStatus, z } from '@rostrum/contracts';

const similarQuestion = z.object({
  id,
  text: z.string(),
  status: questionStatus,
  answers_in_review: z.number().int(),
  created_at: isoDateTime,
});
export type SimilarQuestion = z.infer<typeof similarQuestion>;

export const similarQuestions = {
  list: defineRoute({
    id: 'questions.similar',
    method: 'GET',
    path: '/app/answers/{identifier}/{id}/similar',
    summary:
      'Questions of the organisation that ask the same in any wording and any state but spam and merged, the nearest first. Empty while the question is not compared yet.',
    params: ownItemParams,
    response: z.object({ items: z.array(similarQuestion).max(5) }),
    errors: ['not_found'],
  }),
};

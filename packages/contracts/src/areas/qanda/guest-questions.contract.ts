import { defineRoute, id, slug, z } from '@rostrum/contracts';
import { askerEmail, askerName, questionDetails, questionText } from './question-fields.ts';

/** What a visitor who said that answers helped is told. */
export const helpfulWords = {
  counted: 'Thank you. Your vote was counted.',
  repeated: 'You said before that this was helpful. Each visitor has one vote.',
  left_out: 'Votes of programs and of the organisation\u2019s own people are not counted.',
} as const;

const answeredQuestion = z.object({
  slug: z.string(),
  text: z.string(),
  /** The beginning of its first answer. */
  excerpt: z.string(),
  answered_by: z.array(z.string()),
});
export type AnsweredQuestion = z.infer<typeof answeredQuestion>;

/** What anybody may do. */
export const guestQuestions = {
  send: defineRoute({
    id: 'questions.send',
    method: 'POST',
    path: '/app/public/questions',
    summary: 'Ask an organisation a question. It is public only once the organisation answered it.',
    auth: 'public',
    status: 201,
    idempotent: true,
    body: z.object({
      company_username: slug,
      text: questionText,
      details: questionDetails.default(''),
      name: askerName.default(''),
      email: askerEmail.default(''),
      /** A field that no person sees: what a program wrote into it. */
      homepage: z.string().max(300).optional(),
      /** Whole seconds from when the form was on screen to when it was sent, where that is known. */
      filled_seconds: z.number().int().min(0).max(86_400).optional(),
    }),
    response: z.object({ received: z.literal(true) }),
    errors: ['not_found', 'too_many_requests'],
  }),
  findAnswered: defineRoute({
    id: 'questions.findAnswered',
    method: 'POST',
    path: '/app/public/questions/answered',
    summary:
      'Published, answered questions of an organisation that ask the same as a text, in any wording. Empty where nothing can be compared.',
    auth: 'public',
    body: z.object({ company_username: slug, text: questionText }),
    response: z.object({ items: z.array(answeredQuestion).max(3) }),
    errors: ['too_many_requests'],
  }),
  voteHelpful: defineRoute({
    id: 'questions.voteHelpful',
    method: 'POST',
    path: '/app/public/questions/helpful',
    summary:
      'Say that the answers of a public question helped: one vote of each visitor, without an account.',
    auth: 'public',
    body: z.object({ company_username: slug, question_id: id }),
    response: z.object({
      /** `repeated`: voted before. `left_out`: of a program or the organisation itself, as in all figures. */
      outcome: z.enum(['counted', 'repeated', 'left_out']),
      helpful: z.number().int(),
      question: z.object({ slug: z.string(), text: z.string() }),
    }),
    errors: ['not_found', 'too_many_requests'],
  }),
};

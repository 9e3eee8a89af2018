import { defineRoute, slug, z } from '../../index.ts';
import { askerEmail, askerName, questionDetails, questionText } from './question-fields.ts';

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
    }),
    response: z.object({ received: z.literal(true) }),
    errors: ['not_found', 'too_many_requests'],
  }),
};

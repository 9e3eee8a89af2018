import { defineRoute, describeField, email, id, slug, z } from '@rostrum/contracts';

export const followEmail = describeField(email, { label: 'Email', missing: 'Enter your email address.' });

/** What who follows a question is told at once. */
export const followWords = {
  confirm: 'Open the email that we have sent you and confirm. Answers are sent only after that.',
  following: 'You get an email when there is a new answer.',
} as const;

/** Emails about new answers of a public question. */
export const questionFollows = {
  follow: defineRoute({
    id: 'questions.follow',
    method: 'POST',
    path: '/app/public/questions/follow',
    summary:
      'Get an email when a public question has a new answer. An address that is not that of the session confirms first.',
    auth: 'public',
    body: z.object({ company_username: slug, question_id: id, email: followEmail }),
    response: z.object({
      outcome: z.enum(['confirm', 'following']),
      question: z.object({ slug: z.string(), text: z.string() }),
    }),
    errors: ['not_found', 'too_many_requests'],
  }),
};

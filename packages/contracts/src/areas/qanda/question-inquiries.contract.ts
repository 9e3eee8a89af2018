import { defineRoute, id, isoDateTime, ownItemParams, z } from '@rostrum/contracts';

export const questionInquiries = {
  list: defineRoute({
    id: 'questions.inquiries',
    method: 'GET',
    path: '/app/answers/{identifier}/{id}/inquiries',
    summary: 'Which inquiries of the inbox came from a question.',
    params: ownItemParams,
    response: z.object({
      /** The newest of them. */
      items: z.array(z.object({ id, ref: z.string(), subject: z.string(), created_at: isoDateTime })),
      total: z.number().int(),
    }),
    errors: ['not_found'],
  }),
};

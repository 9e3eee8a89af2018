import { defineRoute, id, isoDateTime, ownItemParams, z } from '@rostrum/contracts';

export const postInquiries = {
  list: defineRoute({
    id: 'posts.inquiries',
    method: 'GET',
    path: '/app/posts/{identifier}/{id}/inquiries',
    summary: 'Which inquiries of the inbox came from a post.',
    params: ownItemParams,
    response: z.object({
      /** The newest of them. */
      items: z.array(z.object({ id, ref: z.string(), subject: z.string(), created_at: isoDateTime })),
      total: z.number().int(),
    }),
    errors: ['not_found'],
  }),
};

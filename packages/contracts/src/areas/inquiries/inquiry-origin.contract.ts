import { defineRoute, id, ownItemParams, z } from '@rostrum/contracts';

/** The post or question that the sender of an inquiry read before. */
export const inquiryOrigin = defineRoute({
  id: 'inquiries.origin',
  method: 'GET',
  path: '/app/inquiries/{identifier}/{id}/origin',
  summary: 'The post or question whose page the inquiry came from, while there is one.',
  params: ownItemParams,
  response: z.object({
    publication: z.object({ kind: z.enum(['post', 'question']), id, title: z.string() }).nullable(),
  }),
  errors: ['not_found'],
});

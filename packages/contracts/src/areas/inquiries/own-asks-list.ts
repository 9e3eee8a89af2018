import { defineRoute, id, inquiryTypeId, isoDateTime, ownParams, z } from '@rostrum/contracts';

/** What waits for an expert's answer. In a file of its own: My profile lists it and carries nothing else of inquiries. */
export const ownAsksList = defineRoute({
  id: 'own-asks.list',
  method: 'GET',
  path: '/app/asks/{identifier}',
  summary: 'What the session is asked and has not answered.',
  params: ownParams,
  response: z.object({
    items: z.array(
      z.object({ id, ref: z.string(), type: inquiryTypeId, text: z.string(), expires_at: isoDateTime }),
    ),
  }),
  errors: ['not_allowed'],
});

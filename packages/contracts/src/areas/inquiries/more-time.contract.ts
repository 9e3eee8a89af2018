import { defineRoute, isoDateTime, ownItemParams, trackedInquiry, z } from '@rostrum/contracts';

/** The sender of an open inquiry allows more time. */
export const moreTime = defineRoute({
  id: 'sent-inquiries.extend',
  method: 'POST',
  path: '/app/seeker/{identifier}/inquiries/{id}/deadline',
  summary: 'Allow more time: a later deadline, told to the team as a message.',
  params: ownItemParams,
  body: z.object({ deadline_at: isoDateTime }),
  response: trackedInquiry,
  errors: ['not_found', 'invalid_transition'],
});

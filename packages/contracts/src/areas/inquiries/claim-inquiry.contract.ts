import { defineRoute, id, ownParams, z } from '@rostrum/contracts';

/** Whoever is signed in keeps what they sent as a guest. */
export const claimInquiry = defineRoute({
  id: 'sent-inquiries.claim',
  method: 'POST',
  path: '/app/seeker/{identifier}/inquiries/claim',
  summary:
    'Keep what was sent without an account, from the address of this one, in its list. Refused for a link to an inquiry from another address.',
  params: ownParams,
  /** Of a tracking link. */
  body: z.object({ token: z.string().min(20).max(200) }),
  response: z.object({ id }),
  errors: ['not_allowed', 'not_found', 'gone'],
});

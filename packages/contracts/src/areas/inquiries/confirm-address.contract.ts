import { defineRoute, trackedInquiry, z } from '@rostrum/contracts';

/** By a button on the tracking page: mail scanners open links, and press nothing. */
export const confirmAddress = defineRoute({
  id: 'guest-inquiries.confirm-address',
  method: 'POST',
  path: '/app/public/inquiries/{token}/confirm-address',
  summary:
    'Confirm the address that an inquiry was sent from. Only a link that was emailed there can; confirming twice changes nothing.',
  auth: 'public',
  params: z.object({ token: z.string().min(20).max(200) }),
  response: trackedInquiry,
  errors: ['not_allowed', 'not_found', 'gone', 'too_many_requests'],
});

import { defineRoute, id, ownItemParams, z } from '@rostrum/contracts';

const wholeMessage = z.object({
  /** All of the email, with what it quotes. Addresses and links that open the inquiry are masked. */
  text: z.string(),
});

/** The whole text of a message that came by email, for the team. */
export const wholeMessages = {
  get: defineRoute({
    id: 'whole-messages.get',
    method: 'GET',
    path: '/app/inquiries/{identifier}/{id}/messages/{message_id}/whole',
    summary: 'The whole email that a message was taken from.',
    params: ownItemParams.extend({ message_id: id }),
    response: wholeMessage,
    errors: ['not_allowed', 'not_found'],
  }),
};

/** The whole text of a message that came by email, for the sender of the inquiry. */
export const sentWholeMessages = {
  get: defineRoute({
    id: 'sent-whole-messages.get',
    method: 'GET',
    path: '/app/seeker/{identifier}/inquiries/{id}/messages/{message_id}/whole',
    summary: 'The whole email that a message of a sent inquiry was taken from.',
    params: ownItemParams.extend({ message_id: id }),
    response: wholeMessage,
    errors: ['not_found'],
  }),
  getByLink: defineRoute({
    id: 'guest-whole-messages.get',
    method: 'GET',
    path: '/app/public/inquiries/{token}/messages/{message_id}/whole',
    summary: 'The whole email that a message of the inquiry behind a tracking link was taken from.',
    auth: 'public',
    params: z.object({ token: z.string().min(20).max(200), message_id: id }),
    response: wholeMessage,
    errors: ['not_found', 'gone'],
  }),
};

import { defineRoute, id, isoDateTime, ownItemParams, ownParams, z } from '@rostrum/contracts';

/** A text that waits for the reader's sign-off. */
export const ownSignOff = z.object({
  id,
  title: z.string(),
  /** Who of the desk asks. */
  asked_by: z.string(),
  asked_at: isoDateTime,
  /** They answered about an older text. */
  is_again: z.boolean(),
});
export type OwnSignOff = z.infer<typeof ownSignOff>;

/** Signing off from the side of a signed-in expert. In a file of its own: My profile carries nothing else of posts. */
export const ownSignOffs = {
  list: defineRoute({
    id: 'own-sign-offs.list',
    method: 'GET',
    path: '/app/sign-offs/{identifier}',
    summary: 'Posts that the session is asked to sign off and has not answered; those asked first are first.',
    params: ownParams,
    response: z.object({ items: z.array(ownSignOff) }),
    errors: ['not_allowed'],
  }),
  open: defineRoute({
    id: 'own-sign-offs.open',
    method: 'POST',
    path: '/app/sign-offs/{identifier}/{id}/link',
    summary: 'The address of the page on which the session reads a post and signs it off, for an hour.',
    params: ownItemParams,
    response: z.object({ href: z.string() }),
    errors: ['not_allowed', 'not_found', 'too_many_requests'],
  }),
};

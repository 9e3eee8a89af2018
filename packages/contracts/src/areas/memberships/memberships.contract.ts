import { defineRoute, ownParams, z } from '@rostrum/contracts';

/** An organisation that the person of a session belongs to. */
export const ownMembership = z.object({
  company_username: z.string(),
  name: z.string(),
  role: z.enum(['owner', 'administrator', 'agent', 'expert', 'individual', 'staff']),
  /** The one that the session acts in. */
  is_current: z.boolean(),
});
export type OwnMembership = z.infer<typeof ownMembership>;

export const memberships = {
  listOwn: defineRoute({
    id: 'memberships.listOwn',
    method: 'GET',
    path: '/app/session/{identifier}/organisations',
    summary: 'Organisations that the person belongs to and may change to, by name.',
    params: ownParams,
    response: z.object({ items: z.array(ownMembership) }),
  }),
};

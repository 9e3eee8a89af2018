import { defineRoute, id, isoDateTime, ownItemParams, z } from '@rostrum/contracts';

/** What goes on working when the member who made it is removed or demoted. */
export const memberCredentialKinds = ['api_key', 'calendar', 'webhook', 'people_feed', 'invitation'] as const;
export type MemberCredentialKind = (typeof memberCredentialKinds)[number];

export const memberCredential = z.object({
  kind: z.enum(memberCredentialKinds),
  id,
  /** What it is called; of an invitation the address that it went to. */
  name: z.string(),
  made_at: isoDateTime,
  last_used_at: isoDateTime.nullable(),
});
export type MemberCredential = z.infer<typeof memberCredential>;

const base = '/app/integrations/{identifier}/members/{id}';

export const memberCredentials = {
  list: defineRoute({
    id: 'integrations.listMemberCredentials',
    method: 'GET',
    path: base,
    summary: 'Keys, calendar addresses, webhooks, feeds and open invitations that a member made.',
    params: ownItemParams,
    response: z.object({ items: z.array(memberCredential) }),
    errors: ['not_allowed'],
  }),
  revoke: defineRoute({
    id: 'integrations.revokeMemberCredential',
    method: 'POST',
    path: `${base}/revoke`,
    summary: 'Revokes one of them: what it opens is closed at once.',
    params: ownItemParams,
    body: memberCredential.pick({ kind: true, id: true }),
    response: z.object({ revoked: z.literal(true) }),
    errors: ['not_allowed', 'not_found'],
  }),
};

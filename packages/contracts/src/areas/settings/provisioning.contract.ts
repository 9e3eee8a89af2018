import { defineRoute, isoDateTime, ownParams, z } from '@rostrum/contracts';

/** A call by SCIM that changed something or was refused. */
export const provisioningCall = z.object({
  at: isoDateTime,
  /** The key that it came with. */
  key: z.string(),
  method: z.string(),
  /** The address of whom it was about, where it said. */
  about: z.string().nullable(),
  status: z.number().int(),
  /** What was done, or why it was refused. */
  detail: z.string(),
});
export type ProvisioningCall = z.infer<typeof provisioningCall>;

/** How the members of the organisation are kept by an identity provider. */
export const provisioningState = z.object({
  /** What the identity provider is told to call. */
  address: z.string(),
  /** Members whom a client made or changed, and who are active. */
  members: z.number().int(),
  /** Domains that are verified: only addresses of theirs can be added. */
  domains: z.array(z.string()),
  /** The newest calls of the last 30 days. */
  calls: z.array(provisioningCall).max(50),
});
export type ProvisioningState = z.infer<typeof provisioningState>;

export const provisioning = {
  get: defineRoute({
    id: 'integrations.provisioning',
    method: 'GET',
    path: '/app/integrations/{identifier}/scim',
    summary: 'Where an identity provider finds SCIM 2.0, and what it did of late.',
    params: ownParams,
    response: provisioningState,
    errors: ['not_allowed'],
  }),
};

import {
  defineRoute,
  describeField,
  id,
  isoDateTime,
  line,
  ownItemParams,
  ownParams,
  z,
} from '@rostrum/contracts';

/** What a key may read: what anybody may read of the organisation, part by part. */
export const readScopes = ['people.read', 'posts.read', 'questions.read'] as const;
/** What a key can be good for: reading, or adding and removing members by SCIM. */
export const keyScopes = [...readScopes, 'members.provision'] as const;
export type KeyScope = (typeof keyScopes)[number];

/** Whose a key is: the organisation's, one member's, or a client's that trades it for tokens of an hour (OAuth 2). */
export const keyKinds = ['organisation', 'personal', 'client'] as const;
export type KeyKind = (typeof keyKinds)[number];

/** Why a key does not do all that it was made for: its maker is no member any more, or may no longer do it themselves. */
export const keySuspensions = ['maker_left', 'maker_demoted'] as const;
export type KeySuspension = (typeof keySuspensions)[number];

export const maximumKeys = 20;
/** How long a key may live (product: a year at most). */
export const keyLifetimes = [30, 90, 180, 365] as const;

/** A key as its organisation sees it: the key itself was shown once. */
export const apiKey = z.object({
  id,
  name: z.string(),
  /** How the key begins, so that it is recognised where it is used. */
  prefix: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  kind: z.enum(keyKinds),
  /** The member of a personal key. It ends when they leave. */
  belongs_to: z.string().nullable(),
  /** What a client calls itself when it asks for tokens. */
  client_id: z.string().nullable(),
  made_by: z.string().nullable(),
  made_at: isoDateTime,
  expires_at: isoDateTime,
  is_expired: z.boolean(),
  /** Null while it does what it was made for. Another administrator can take a suspended key over. */
  suspended: z.enum(keySuspensions).nullable().default(null),
  /** To the minute. */
  last_used_at: isoDateTime.nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

const base = '/app/integrations/{identifier}/keys';

export const apiKeys = {
  list: defineRoute({
    id: 'integrations.listKeys',
    method: 'GET',
    path: base,
    summary: 'The API keys of the organisation, newest first, expired ones included.',
    params: ownParams,
    response: z.object({ items: z.array(apiKey).max(maximumKeys) }),
    errors: ['not_allowed'],
  }),
  add: defineRoute({
    id: 'integrations.addKey',
    method: 'POST',
    path: base,
    summary: 'Makes an API key. It is in this answer and in no other.',
    params: ownParams,
    body: z
      .object({
        name: describeField(line(80, 1), {
          label: 'Name',
          hint: 'Where the key is used, like “Faculty website”.',
          missing: 'Enter a name.',
        }),
        kind: describeField(z.enum(keyKinds).default('organisation'), { label: 'Kind' }),
        scopes: describeField(z.array(z.enum(keyScopes)).min(1).max(keyScopes.length), {
          label: 'May read',
          missing: 'Choose what the key may read.',
        }),
        days: describeField(z.literal(keyLifetimes), { label: 'Expires after' }),
      })
      .refine(({ kind, scopes }) => kind !== 'personal' || !scopes.includes('members.provision'), {
        path: ['scopes'],
        message: 'A personal token reads only. Make a key of the organisation to add members.',
      }),
    response: z.object({ item: apiKey, key: z.string() }),
    errors: ['not_allowed'],
  }),
  rotate: defineRoute({
    id: 'integrations.rotateKey',
    method: 'POST',
    path: `${base}/{id}/secret`,
    summary: 'Gives a client a new secret. The old one, and tokens made with it, end at once.',
    params: ownItemParams,
    response: z.object({ item: apiKey, key: z.string() }),
    errors: ['not_allowed', 'not_found'],
  }),
  takeOver: defineRoute({
    id: 'integrations.takeOverKey',
    method: 'POST',
    path: `${base}/{id}/maker`,
    summary: 'Makes the caller answerable for a key of the organisation, so that it works by their rights.',
    params: ownItemParams,
    response: apiKey,
    errors: ['not_allowed', 'not_found'],
  }),
  revoke: defineRoute({
    id: 'integrations.revokeKey',
    method: 'DELETE',
    path: `${base}/{id}`,
    summary: 'Revokes an API key: the next call with it is refused.',
    params: ownItemParams,
    response: z.object({ removed: z.literal(true) }),
    errors: ['not_allowed', 'not_found'],
  }),
};

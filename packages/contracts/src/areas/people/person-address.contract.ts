import {
  defineRoute,
  describeField,
  isoDateTime,
  ownItemParams,
  personDetail,
  rowVersion,
  slug,
  toSlug,
  z,
} from '@rostrum/contracts';

const path = '/app/people/{identifier}/{id}/address';

export const renamePerson = z.object({
  version: rowVersion,
  username: describeField(slug.min(3).transform(toSlug), {
    label: 'Username',
    hint: 'The last part of the public address.',
  }),
});

/** The public address of a profile. */
export const personAddress = {
  get: defineRoute({
    id: 'personAddress.get',
    method: 'GET',
    path,
    summary: 'The username of a profile, and the addresses that it had before.',
    params: ownItemParams,
    response: z.object({
      username: z.string(),
      former: z.array(z.object({ href: z.string(), renamed_at: isoDateTime })),
    }),
    errors: ['not_allowed', 'not_found'],
  }),
  rename: defineRoute({
    id: 'personAddress.rename',
    method: 'PUT',
    path,
    summary:
      'Move a profile to another address. The former one leads there for good, and nobody else can have it.',
    params: ownItemParams,
    body: renamePerson,
    response: personDetail,
    errors: ['not_allowed', 'not_found', 'version_conflict', 'already_exists'],
  }),
};

import { accessLevels, defineRoute, ownParams, rowVersion, z } from '@rostrum/contracts';

/** Who sees the pages of an organisation, and whether search engines do. */
export const directoryAccessSettings = z.object({
  version: rowVersion,
  organisation: z.string(),
  access: z.enum(accessLevels),
  /** As it was asked for: a directory that is not public is kept from search engines whatever stands here. */
  is_indexed: z.boolean(),
  /** Where its page stands. */
  href: z.string(),
});
export type DirectoryAccessSettings = z.infer<typeof directoryAccessSettings>;

export const directoryAccess = {
  get: defineRoute({
    id: 'directoryAccess.get',
    method: 'GET',
    path: '/app/access/{identifier}/directory',
    summary: 'Who sees the pages of the organisation, and whether search engines do.',
    params: ownParams,
    response: directoryAccessSettings,
    errors: ['not_allowed'],
  }),
  change: defineRoute({
    id: 'directoryAccess.change',
    method: 'PUT',
    path: '/app/access/{identifier}/directory',
    summary:
      'Makes the pages of the organisation public, unlisted or private, and lets search engines have them or not.',
    params: ownParams,
    body: directoryAccessSettings.pick({ version: true, access: true, is_indexed: true }),
    response: directoryAccessSettings,
    errors: ['not_allowed', 'version_conflict'],
  }),
};

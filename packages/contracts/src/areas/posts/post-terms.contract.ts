import { defineRoute, describeField, line, ownItemParams, rowVersion, z } from '@rostrum/contracts';
import { postDetail } from './post-editing.contract.ts';
import { postTime } from './post-planning.contract.ts';

/** Under which address, in which place and between which times readers find a post. */
export const postTerms = {
  set: defineRoute({
    id: 'posts.setTerms',
    method: 'PUT',
    path: '/app/posts/{identifier}/{id}/terms',
    summary:
      'Set the address, the pin, the embargo and the end of a post. Times are those of the organisation’s zone; null takes one away.',
    params: ownItemParams,
    body: z.object({
      version: rowVersion,
      /** Only of a post that was never public: links to any other stay true. */
      slug: describeField(line(60, 1), {
        label: 'Address',
        missing: 'Enter the last part of the address.',
        hint: 'Letters, digits and hyphens. It stays once the post was public.',
      }).optional(),
      pinned: z.boolean().optional(),
      embargo: postTime.nullable().optional(),
      expiry: postTime.nullable().optional(),
    }),
    response: postDetail,
    errors: ['not_found', 'version_conflict', 'invalid_transition', 'invalid_input'],
  }),
};

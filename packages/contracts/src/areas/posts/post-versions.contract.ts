import { defineRoute, isoDateTime, ownItemParams, rowVersion, z } from '@rostrum/contracts';
import { postDetail } from './post-editing.contract.ts';

/**
 * A run of words that stands in both texts, in one of them only, or ends a paragraph. Said once for profiles and once for
 * posts: what areas share is in the file that every visitor's shell begins with.
 */
const changedPart = z.object({
  kind: z.enum(['same', 'added', 'removed', 'break']),
  text: z.string(),
});

/** One version of a post in its list. */
const postVersionSummary = z.object({
  number: z.number().int(),
  title: z.string(),
  /** Empty for what was written before versions were kept. */
  saved_by: z.string(),
  saved_at: isoDateTime,
});
export type PostVersionSummary = z.infer<typeof postVersionSummary>;

const versionParams = ownItemParams.extend({ number: z.coerce.number().int().min(1).max(1_000_000) });

export const postVersions = {
  list: defineRoute({
    id: 'posts.versions',
    method: 'GET',
    path: '/app/posts/{identifier}/{id}/versions',
    summary:
      'Versions of the words of a post, the newest first: 50, and those that an expert answered about.',
    params: ownItemParams,
    response: z.object({ items: z.array(postVersionSummary) }),
    errors: ['not_found'],
  }),
  compare: defineRoute({
    id: 'posts.compareVersion',
    method: 'GET',
    path: '/app/posts/{identifier}/{id}/versions/{number}',
    summary: 'What changed between a version and what the post says now, word by word.',
    params: versionParams,
    response: z.object({
      title: z.array(changedPart),
      summary: z.array(changedPart),
      text: z.array(changedPart),
    }),
    errors: ['not_found'],
  }),
  restore: defineRoute({
    id: 'posts.restoreVersion',
    method: 'POST',
    path: '/app/posts/{identifier}/{id}/versions/{number}/restore',
    summary: 'Put title, summary and text of a version back. What stands now stays a version.',
    params: versionParams,
    body: z.object({ version: rowVersion }),
    response: postDetail,
    errors: ['not_found', 'version_conflict', 'invalid_transition', 'invalid_input'],
  }),
};

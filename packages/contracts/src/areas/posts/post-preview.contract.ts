import { defineRoute, ownItemParams, z } from '@rostrum/contracts';
import { postParts } from './post-editing.contract.ts';

export const postPreview = {
  draw: defineRoute({
    id: 'posts.preview',
    method: 'POST',
    path: '/app/posts/{identifier}/{id}/preview',
    summary:
      'The public page of a post as a guest would see it, with what is typed and not saved. Nothing is stored.',
    params: ownItemParams,
    body: postParts.pick({
      title: true,
      summary: true,
      body_html: true,
      authors: true,
      expert_ids: true,
      topics: true,
      tags: true,
      angles: true,
      seo_title: true,
      seo_description: true,
      noindex: true,
      canonical_url: true,
    }),
    response: z.object({
      /** A whole document without scripts, for a frame. */
      document: z.string(),
      /** What search engines are told; they may show something else. */
      search: z.object({
        address: z.string(),
        title: z.string(),
        description: z.string(),
        is_hidden: z.boolean(),
        /** The page that search engines list instead; null for none. */
        canonical: z.string().nullable().default(null),
      }),
      /** The address of the picture that stands for the page where its link is shared; a drawn one as a data address. */
      share_image: z.string(),
    }),
    errors: ['not_found', 'invalid_input', 'unavailable'],
  }),
};
export type PostPreview = z.infer<typeof postPreview.draw.response>;

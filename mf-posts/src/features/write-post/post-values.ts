import { getBody, type ParsedBody } from '@rostrum/contracts';
import { postEditing, type PostDetail } from '@rostrum/contracts/posts';

export const postSchema = getBody(postEditing.save);
export type PostBody = ParsedBody<typeof postEditing.save>;

/** What stands in the fields of the editor; the text has its own. */
export const toPostValues = (post: PostDetail) => ({
  version: post.version,
  title: post.title,
  kind: post.kind,
  summary: post.summary,
  authors: post.authors,
  expert_ids: post.experts.map(({ id }) => id),
  topics: post.topics,
  tags: post.tags,
  angles: post.angles,
  access: post.access,
  seo_title: post.seo_title,
  seo_description: post.seo_description,
  noindex: post.noindex,
  canonical_url: post.canonical_url,
});
export type PostValues = ReturnType<typeof toPostValues>;

/** The words of a post as text, to be pasted elsewhere. */
export const toPlainPost = (
  { title = '', summary = '' }: Pick<PostBody, 'title' | 'summary'>,
  html: string,
): string =>
  [
    title,
    summary,
    ...Array.from(
      new DOMParser().parseFromString(html, 'text/html').body.children,
      ({ textContent }) => textContent,
    ),
  ].join('\n\n');

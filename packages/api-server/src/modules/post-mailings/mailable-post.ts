import type { PostRecord } from '../posts/index.ts';

/** Whether everybody may read it now: an embargo keeps a post private until it ends. */
export const isMailable = ({ status, access }: Pick<PostRecord, 'status' | 'access'>): boolean =>
  status === 'published' && access !== 'private';

export const toPostEntity = ({ id, title }: Pick<PostRecord, 'id' | 'title'>) => ({
  type: 'post' as const,
  id,
  label: title,
  href: `/dashboard/posts/${id}`,
});

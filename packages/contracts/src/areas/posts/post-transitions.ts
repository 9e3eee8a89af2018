import type { PostStatus } from '@rostrum/contracts';

/** From each state, where an administrator may move a post. `scheduled` becomes `published` by its time as well. */
export const postTransitions: Readonly<Record<PostStatus, readonly PostStatus[]>> = {
  draft: ['in_review'],
  in_review: ['approved', 'draft'],
  approved: ['scheduled', 'published', 'draft'],
  scheduled: ['published', 'draft'],
  published: ['draft', 'archived'],
  archived: ['published'],
};

/** What was agreed on does not change before it is out: an approved post becomes a draft again to be edited. */
export const isPostEditable = (status: PostStatus): boolean =>
  status === 'draft' || status === 'in_review' || status === 'published';

import type { PostStatus } from '@rostrum/contracts';

/** A draft is being written and an approved text is settled: signers read what is in review, or public. */
export const isReadBySigners = (status: PostStatus): boolean =>
  status === 'in_review' || status === 'published';

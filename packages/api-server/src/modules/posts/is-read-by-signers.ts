import type { PostStatus } from '@rostrum/contracts';

/** A draft is being written and an approved text is settled: signers read what is in review, or public. */
export const statusesReadBySigners: readonly PostStatus[] = ['in_review', 'published'];

export const isReadBySigners = (status: PostStatus): boolean => statusesReadBySigners.includes(status);

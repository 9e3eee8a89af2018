import type { PostStatus } from '@rostrum/contracts';

interface Move {
  verb: string;
  text: string;
}

const moves: Readonly<Record<PostStatus, Move>> = {
  draft: { verb: 'post.returned', text: 'returned the post to draft' },
  in_review: { verb: 'post.in_review', text: 'sent the post to review' },
  approved: { verb: 'post.approved', text: 'approved the post' },
  scheduled: { verb: 'post.scheduled', text: 'scheduled the post' },
  published: { verb: 'post.published', text: 'published the post' },
  archived: { verb: 'post.archived', text: 'archived the post' },
};

/** What the log says of a post that goes from one state to another. */
export function describeMove(from: PostStatus, to: PostStatus): Move {
  if (from === 'published' && to === 'draft')
    return { verb: 'post.unpublished', text: 'unpublished the post' };
  if (from === 'archived')
    return { verb: 'post.restored', text: 'published the post again from the archive' };
  return moves[to];
}

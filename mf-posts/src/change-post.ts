import type { PostDetail } from '@rostrum/contracts/posts';

/**
 * Saves what was typed, then makes another change of the post, and takes over the post that the change answers. Nothing is
 * saved in between. Resolves with null when what was typed could not be saved; the change is not made then.
 */
export type ChangePost = (work: (post: PostDetail) => Promise<PostDetail>) => Promise<PostDetail | null>;

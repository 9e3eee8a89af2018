import type { Bookmark, BookmarkReference } from '@rostrum/contracts';

/** What a bookmark points at, as the store and the API take it; null when it names nothing. */
export function referenceOf({
  username,
  postid,
  questionid,
}: Pick<Bookmark, 'username' | 'postid' | 'questionid'>): BookmarkReference | null {
  if (username) return { type: 'expert', username };
  if (postid) return { type: 'post', postid };
  return questionid ? { type: 'question', questionid } : null;
}

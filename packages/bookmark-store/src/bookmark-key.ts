import type { Bookmark, BookmarkReference } from '@rostrum/contracts';

/** What a bookmark points at: a username, a post id or a question id. */
export function keyOf(target: Bookmark | BookmarkReference): string {
  const { username, postid, questionid } = { username: null, postid: null, questionid: null, ...target };
  const key = username ?? postid ?? questionid;
  if (!key) throw new TypeError('A bookmark names an expert, a post or a question.');
  return key;
}

/** The bookmark as it will look, shown until the server has answered. */
export function expected(reference: BookmarkReference): Bookmark {
  const { username, postid, questionid } = { username: null, postid: null, questionid: null, ...reference };
  return {
    id: `pending:${keyOf(reference)}`,
    type: username ? 'expert' : postid ? 'post' : 'question',
    username,
    postid,
    questionid,
    created_at: new Date().toISOString(),
  };
}

import { createSignedIds } from '@rostrum/server-kit';

/** Of the pages that confirm and stop. They are mailed to the address alone, so that whoever has one owns it. */
const links = createSignedIds('question-follow');
export const findFollowOfToken = links.read;

export const followPath = '/questions/follow/:token';
export const unfollowPath = '/questions/unfollow/:token';

const toUrl = (path: string) => (origin: string, key: Buffer, id: string) =>
  origin + path.replace(':token', links.write(key, id));
/** Each shows a button on GET and acts on POST; the second as RFC 8058 has it. */
export const followUrl = toUrl(followPath);
export const unfollowUrl = toUrl(unfollowPath);

/**
 * The commit whose shell and areas were released last. What is in the working tree must fit beside it: a new area in a
 * page that still has this shell, and a new shell with areas that no one released anew. Moved forward after a release.
 */
export const lastRelease = 'b317c30349ce2b62382b7aebf5b2a856d6b4f4a5';

/**
 * The commit whose shell and areas were released last. What is in the working tree must fit beside it: a new area in a
 * page that still has this shell, and a new shell with areas that no one released anew. Moved forward after a release.
 */
export const lastRelease = '19135b2978d87094b97dabf132b4a36fd1c78b91';

/**
 * The commit whose shell and areas were released last. What is in the working tree must fit beside it: a new area in a
 * page that still has this shell, and a new shell with areas that nobody released anew. Moved forward after a release.
 */
export const lastRelease = '27584ecf31f69d2dd1aba6fdf49c6f40eaf6e561';

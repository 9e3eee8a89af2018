/**
 * The commit whose shell and areas were released last. What is in the working tree must fit beside it: a new area in a
 * page that still has this shell, and a new shell with areas that no one released anew. Moved forward after a release.
 */
export const lastRelease = '63651ec25a1980355fea1b8e56cd2f9770d93df3';

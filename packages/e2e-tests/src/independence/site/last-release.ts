/**
 * The commit whose shell and areas were released last. What is in the working tree must fit beside it: a new area in a
 * page that still has this shell, and a new shell with areas that no one released anew. Moved forward after a release.
 */
export const lastRelease = '649d17c6289651afcdf2788139ed4cfbe1df7056';

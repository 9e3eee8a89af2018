/**
 * The commit whose shell and areas were released last. What is in the working tree must fit beside it: a new area in a
 * page that still has this shell, and a new shell with areas that no one released anew. Moved forward after a release.
 */
export const lastRelease = 'b7968350aa0b1b0c21fd9ef209e768e6ed6e0020';

/**
 * The commit whose shell and areas were released last. What is in the working tree must fit beside it: a new area in a
 * page that still has this shell, and a new shell with areas that nobody released anew. Moved forward after a release.
 */
export const lastRelease = 'e18dc170547190c6e943ae85a61d589681797eb3';

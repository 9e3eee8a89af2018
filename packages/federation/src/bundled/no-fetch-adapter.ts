/** Stands for axios' adapter of `fetch`: there is none, so axios takes the next of its list. */
export const getFetch = (): null => null;
export default null;

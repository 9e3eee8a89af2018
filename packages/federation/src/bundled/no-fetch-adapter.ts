/** Stands for axios' adapter of `fetch`: there is none, so axios takes the next of its list. */
export const getFetch = (): null => null;
// oxlint-disable-next-line import/no-default-export -- axios imports the default of this module
export default null;

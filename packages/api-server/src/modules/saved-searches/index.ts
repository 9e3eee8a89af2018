export { fingerprintOf, readSearch } from './read-search.ts';
export { savedSearches } from './saved-searches.schema.ts';

export { savedSearchMailKinds } from './mail-kinds.ts';
export { fingerprintOf, readSearch } from './read-search.ts';
export { savedSearchesModule } from './saved-searches.module.ts';
export { savedSearches } from './saved-searches.schema.ts';

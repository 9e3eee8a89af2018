export {
  type DirectorySearchDeps,
  findInChangedDirectory,
  findInDirectory,
} from './directory-search.service.ts';
export { findNearExperts, type MeaningDeps } from './find-near-experts.ts';
export { createNearestTopics } from './nearest-topics.service.ts';
export { passageName } from './passage-names.repository.ts';
export type { NearMatches } from './vectors/near-matches.ts';
export { type TabSearch, documentsOf, findTab, queriesOf, sentencesOf } from './find.service.ts';
export { foundPeopleRepository } from './found-people.repository.ts';
export { foundTextsRepository } from './found-texts.repository.ts';
export { interpret } from './interpret.service.ts';
export { foundOrganisationOf, foundPersonOf, foundPostOf, foundQuestionOf } from './present-found.ts';
export { type TsQueryText, anyOf } from './query/tsquery-text.ts';
export { languageName } from './language/names.ts';
export { filtersOf } from './search-filters.ts';
export { type DocumentKind, documentKinds } from './search.schema.ts';
export { findSimilarExperts, readNearTopics } from './similar-experts.service.ts';
export { noSemanticSearch, openSemanticSearch, type SemanticSearch } from './vectors/semantic-search.ts';
export { textForMeaning } from './vectors/text-for-meaning.ts';
export { healthParts, semanticGauges } from './vectors/semantic-gauges.ts';
export { withinLimits } from './within-limits.ts';

/** What the benchmarks of search need: databases with data, judged queries, the search itself and its baselines. */
export { answerJudged, findJudged } from '../../modules/search/testing/find-judged.ts';
export { judgedQueries, type JudgedQuery } from '../../modules/search/testing/judged/index.ts';
export { relevanceOf, type Relevance } from '../../modules/search/testing/relevance.ts';
export { halfOf, partOf } from '../../modules/search/testing/by-meaning/half.ts';
export { loadSearchKnowledge } from './load-search-knowledge.ts';
export { loadMeaningOrganisations } from './load-organisations.ts';
export { createSemanticSearch, type SemanticSearch } from '../../modules/search/vectors/semantic-search.ts';
export type { Comparison } from '../../modules/search/vectors/near-matches.ts';
export { ableFeaturesOf, fitOf, type Weights } from '../../modules/search/vectors/weights.ts';
export {
  anotherToneFile,
  fromProfilesFile,
  helpOrNoneFile,
  longMailsFile,
  queryClasses,
  readMeaningQueries,
  tuneFile,
  type MeaningQuery,
} from '../../modules/search/testing/by-meaning/meaning-query.ts';
export {
  scoreAnswers,
  type JudgedAnswer,
  type MeaningScores,
} from '../../modules/search/testing/by-meaning/meaning-scores.ts';
export { readRequest } from '../../modules/search/reading/read-request.ts';
export { judgedTexts, type JudgedText } from './judged-texts.ts';
export { openSearchDatabase, type SearchDatabase } from './search-database.ts';
export { recordSearchStatements } from './record-statements.ts';
export { ilikeOverPeople } from './ilike-over-people.ts';
export { sampleOfManyExperts } from '../many-experts/sample.ts';

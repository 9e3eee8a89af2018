import type { Queryable } from '@rostrum/server-kit/database';
import { strongly } from '../query/concept-tiers.ts';
import { anyOf, type TsQueryText } from '../query/tsquery-text.ts';
import type { QueryUnit } from '../query/query-units.ts';
import { loadTopicIndex } from './load-topic-index.ts';
import type { NearTopic } from './near-topics.ts';

const mostTopics = 12;
/** Topics less near than this, in standard deviations, have nothing to do with it. */
const nearEnough = 1.2;

/** The topics nearest to the words of a request by meaning, the nearest first. */
export async function findNearTopics(db: Queryable, words: readonly string[]): Promise<NearTopic[]> {
  if (words.length === 0) return [];
  const index = await loadTopicIndex(db);
  return index.nearest(words, mostTopics).filter(({ nearness }) => nearness >= nearEnough);
}

/** A topic is near the whole of a request when few others are as near. */
const nearestFrom = 2.5;
const mostNearest = 5;

/** Who has one of the nearest topics. Empty when none is near enough. */
export const nearestOf = (topics: readonly NearTopic[]): TsQueryText =>
  anyOf(
    ...topics
      .filter(({ nearness }) => nearness >= nearestFrom)
      .slice(0, mostNearest)
      .map(({ term }) => strongly(term)),
  );

/** Topics that are near, as a part of the request that no one has to meet. */
export const meaningUnits = (topics: readonly NearTopic[], worth: number): QueryUnit[] =>
  topics.length === 0
    ? []
    : [
        {
          words: [],
          weight: 0,
          isPlain: false,
          own: '',
          near: '',
          tiers: topics.map(({ title, term, nearness }) => ({
            query: strongly(term),
            value: nearness * worth,
            via: title,
            isMatch: true,
          })),
        },
      ];

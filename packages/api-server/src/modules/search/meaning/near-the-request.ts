import type { Queryable } from '@rostrum/server-kit/database';
import { strongly } from '../query/concept-tiers.ts';
import { anyOf, type TsQueryText } from '../query/tsquery-text.ts';
import type { QueryUnit } from '../query/query-units.ts';
import { loadThesaurus } from '../thesaurus/load-thesaurus.ts';
import { directoryTopicsRepository } from './directory-topics.repository.ts';
import { loadTopicIndex } from './load-topic-index.ts';
import type { NearTopic } from './near-topics.ts';

const mostTopics = 12;
/** Topics less near than this, in standard deviations, have nothing to do with it. */
const nearEnough = 1.2;

/** What a whole request is near to by meaning. */
export interface Nearness {
  /** Topics that experts have, the nearest first. */
  topics: NearTopic[];
  /** Who has one of the nearest topics. Empty when none is near enough. */
  nearest: TsQueryText;
  /** Who has the topic that it is about, when that much is certain. */
  certain: TsQueryText;
  /** It is about something that no topic of the directory leads to: who meets a part of it does not fit. */
  isAboutOther: boolean;
}

export const nearNothing: Nearness = { topics: [], nearest: '', certain: '', isAboutOther: false };

/** A topic is near the whole of a request when few others are as near. */
const nearestFrom = 2.5;
const mostNearest = 5;
/** Nearer than this, and nearer than anything else, it is what a request is about. */
const certainFrom = 3.6;
const aheadOfOther = 0.2;
/** From here on the nearest of all concepts says what a request is about, when no topic is nearly as near. */
const otherFrom = { nearness: 3.5, ahead: 0.4 };

/** What the words of a request are near to by meaning. */
export async function findNearness(
  db: Queryable,
  words: readonly string[],
  ownOrgId: string | null,
): Promise<Nearness> {
  if (words.length === 0) return nearNothing;
  const all = (await loadTopicIndex(db)).nearest(words);
  const [first] = all;
  const topics = all.filter(({ isHeld, nearness }) => isHeld && nearness >= nearEnough).slice(0, mostTopics);
  // What no topic leads to is as near: then nothing is certain.
  const other = all.find(({ isInReach }) => !isInReach);
  const isAhead = (first?.nearness ?? 0) - (other?.nearness ?? 0) >= aheadOfOther;
  const whoHas = (least: number, most: number) =>
    anyOf(
      ...topics
        .filter(({ nearness }) => nearness >= least)
        .slice(0, most)
        .map(({ term }) => strongly(term)),
    );
  const isAboutOther =
    first !== undefined &&
    !first.isInReach &&
    first.nearness >= otherFrom.nearness &&
    first.nearness - (topics[0]?.nearness ?? 0) >= otherFrom.ahead &&
    !(await directoryTopicsRepository.isHeldBySomeone(db, await aroundOf(db, first), ownOrgId));
  return {
    // Of something else hardly anything here is near.
    topics: isAboutOther ? topics.filter(({ nearness }) => nearness >= nearestFrom) : topics,
    nearest: whoHas(nearestFrom, mostNearest),
    certain: first?.isHeld && isAhead ? whoHas(certainFrom, mostNearest) : '',
    isAboutOther,
  };
}

/** Who has the concept itself as a topic or in a headline, or what lies around it. */
async function aroundOf(db: Queryable, { title, term }: NearTopic): Promise<TsQueryText> {
  const concept = (await loadThesaurus(db)).find(term).find(({ label }) => label === title);
  const around = concept?.isOnlyNamed ? [] : [...(concept?.narrower ?? []), ...(concept?.related ?? [])];
  return anyOf(strongly(term), ...around.map((each) => strongly(each.term)));
}

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

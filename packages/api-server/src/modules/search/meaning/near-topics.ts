import { isCommonWord } from '../language/common-words.ts';
import { wordsOf } from '../language/fold.ts';
import { isSmallWord } from '../language/small-words.ts';
import { dotProduct, standardise, toUnitLength } from './vector-sums.ts';
import { dimensions, type WordVectors } from './word-vectors.ts';

/** A topic or concept that experts may have, in its own words and in others for it. */
export interface TopicWords {
  title: string;
  /** As it is compared. */
  term: string;
  others: readonly string[];
  /** A topic of the directory, that experts have. */
  isHeld: boolean;
  /** It leads to such a topic: by a neighbour, or by what lies below. */
  isInReach: boolean;
}

export interface NearTopic extends Omit<TopicWords, 'others'> {
  /** Standard deviations above the mean of all topics. */
  nearness: number;
}

export interface TopicIndex {
  /** All topics by how near they are to some words by meaning, the nearest first. None when the words tell nothing. */
  nearest: (words: readonly string[]) => NearTopic[];
}

/** What a word of an entry term counts beside one of the title: in the sum, and as the nearest word. */
const ofOthers = { inSum: 0.5, asNearest: 0.925 };
/** What a word of every subject counts. */
const commonFactor = 0.4;
const mostOthers = 40;

interface TopicEntry {
  topic: TopicWords;
  /** Its words by their place among the words of all topics, and what each counts. */
  places: Int32Array;
  counts: Float32Array;
  sum: Float32Array;
}

/** Makes topics comparable with words: each by the sum of its words, and by the nearest one of them. */
export function buildTopicIndex(topics: readonly TopicWords[], vectors: WordVectors): TopicIndex {
  const known = (word: string) => (isSmallWord(word) ? [] : (vectors.placeOf(word) ?? []));
  const vectorRowsOf = (text: string) =>
    wordsOf(text)
      .flatMap(known)
      .filter((row) => vectors.tellingOf(row) > 0);
  const places = new Map<number, number>();
  const placeOf = (row: number) => {
    const place = places.get(row) ?? places.size;
    places.set(row, place);
    return place;
  };
  const entries = topics.map((topic): TopicEntry => {
    const ofTitle = new Set(vectorRowsOf(topic.title));
    const rows = [...new Set([...ofTitle, ...topic.others.slice(0, mostOthers).flatMap(vectorRowsOf)])];
    const sum = new Float32Array(dimensions);
    for (const row of rows)
      vectors.addTo(sum, row, vectors.tellingOf(row) * (ofTitle.has(row) ? 1 : ofOthers.inSum));
    return {
      topic,
      places: Int32Array.from(rows, placeOf),
      counts: Float32Array.from(rows, (row) => (ofTitle.has(row) ? 1 : ofOthers.asNearest)),
      sum: toUnitLength(sum),
    };
  });
  const mean = new Float32Array(dimensions);
  for (const { sum } of entries)
    for (let at = 0; at < dimensions; at += 1) mean[at] = (mean[at] ?? 0) + (sum[at] ?? 0) / entries.length;
  const centre = (sum: Float32Array) => toUnitLength(sum.map((value, at) => value - (mean[at] ?? 0)));
  const centred = entries.map(({ sum }) => centre(sum));
  const rows = [...places.keys()];

  /** For each topic how near its nearest word is to each word asked for, in all. */
  const byNearestWord = (asked: readonly { row: number; telling: number }[]): Float64Array => {
    const sums = new Float64Array(entries.length);
    for (const { row, telling } of asked) {
      const near = Float32Array.from(rows, (other) => vectors.nearness(row, other));
      for (const [index, { places: own, counts }] of entries.entries()) {
        let best = 0;
        for (let at = 0; at < own.length; at += 1)
          best = Math.max(best, (near[own[at] ?? 0] ?? 0) * (counts[at] ?? 0));
        sums[index] = (sums[index] ?? 0) + best * telling;
      }
    }
    return sums;
  };

  return {
    nearest(words) {
      const asked = words.flatMap((word) =>
        [known(word)].flat().flatMap((row) => {
          const telling = vectors.tellingOf(row) * (isCommonWord(word) ? commonFactor : 1);
          return telling > 0 ? [{ row, telling }] : [];
        }),
      );
      // "Long covid": of a word that is no vector only the other is left, and it stands in requests of every subject.
      const isTold =
        words.every(isCommonWord) ||
        words.some((word) => !isCommonWord(word) && [known(word)].flat().length > 0);
      if (!isTold || asked.length === 0 || entries.length < 2) return [];
      const sum = new Float32Array(dimensions);
      for (const { row, telling } of asked) vectors.addTo(sum, row, telling);
      const question = centre(toUnitLength(sum));
      const whole = standardise(Float64Array.from(centred, (each) => dotProduct(each, question)));
      const byWord = standardise(byNearestWord(asked));
      return entries
        .map(({ topic: { title, term, isHeld, isInReach } }, index) => ({
          title,
          term,
          isHeld,
          isInReach,
          nearness: ((whole[index] ?? 0) + (byWord[index] ?? 0)) / 2,
        }))
        .toSorted((left, right) => right.nearness - left.nearness);
    },
  };
}

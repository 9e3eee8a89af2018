import { isCommonWord } from '../language/common-words.ts';
import { wordsOf } from '../language/fold.ts';
import { isSmallWord } from '../language/small-words.ts';
import { standardise } from './standardise.ts';
import { dimensions, tableOf, type WordVectors } from './word-vectors.ts';

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

/** What another term for a topic counts beside its title: as a whole, and the nearest word of it. */
const ofOthers = { asWhole: 0.95, asWord: 0.925 };
/** What a word of every subject counts. */
const commonFactor = 0.4;
const mostOthers = 40;
/** The words of requests come again; of so many it is remembered what is near. */
const mostRemembered = 500;

interface TopicEntry {
  topic: TopicWords;
  /** Its terms by their place in the table of texts, and what each counts. */
  terms: { place: number; factor: number }[];
  /** Its words by their place among the words of all topics, and what each counts. */
  places: Int32Array;
  counts: Float32Array;
}

const knownRowsOf = (word: string, vectors: WordVectors): number[] =>
  isSmallWord(word) ? [] : [vectors.placeOf(word) ?? []].flat();

/** What topics are compared by. The sums that texts are made of are four times as large, and are not kept. */
function enterTopics(topics: readonly TopicWords[], vectors: WordVectors) {
  const tellingRowsOf = (text: string) =>
    wordsOf(text)
      .flatMap((word) => knownRowsOf(word, vectors))
      .filter((row) => vectors.tellingOf(row) > 0);
  const places = new Map<number, number>();
  const placeOf = (row: number) => {
    const place = places.get(row) ?? places.size;
    places.set(row, place);
    return place;
  };
  const texts: Float32Array[] = [];
  const entries = topics.map((topic): TopicEntry => {
    const others = topic.others.slice(0, mostOthers);
    const ofTitle = new Set(tellingRowsOf(topic.title));
    const rows = [...new Set([...ofTitle, ...others.flatMap(tellingRowsOf)])];
    const terms = [topic.title, ...others].flatMap((text, index) => {
      const own = tellingRowsOf(text);
      if (own.length === 0) return [];
      const sum = new Float32Array(dimensions);
      for (const row of own) vectors.addTo(sum, row, vectors.tellingOf(row));
      texts.push(sum);
      return [{ place: texts.length - 1, factor: index === 0 ? 1 : ofOthers.asWhole }];
    });
    return {
      topic,
      terms,
      places: Int32Array.from(rows, placeOf),
      counts: Float32Array.from(rows, (row) => (ofTitle.has(row) ? 1 : ofOthers.asWord)),
    };
  });
  return { entries, rows: [...places.keys()], table: tableOf(texts) };
}

/** Makes topics comparable with words: by the term of each that is nearest to all of them, and by its nearest word to each. */
export function buildTopicIndex(topics: readonly TopicWords[], vectors: WordVectors): TopicIndex {
  const { entries, rows, table } = enterTopics(topics, vectors);
  const byWord = new Map<number, Float32Array>();

  /** For each topic how near its nearest word is to one that was asked for. */
  const nearestOf = (row: number): Float32Array => {
    const known = byWord.get(row);
    if (known) return known;
    const near = Float32Array.from(rows, (other) => vectors.nearness(row, other));
    const found = Float32Array.from(entries, ({ places: own, counts }) => {
      let best = 0;
      for (let at = 0; at < own.length; at += 1)
        best = Math.max(best, (near[own[at] ?? 0] ?? 0) * (counts[at] ?? 0));
      return best;
    });
    if (byWord.size >= mostRemembered) byWord.clear();
    byWord.set(row, found);
    return found;
  };

  /** The same for all words that were asked for. */
  const byNearestWord = (asked: readonly { row: number; telling: number }[]): Float64Array => {
    const sums = new Float64Array(entries.length);
    for (const { row, telling } of asked)
      for (const [index, best] of nearestOf(row).entries()) sums[index] = (sums[index] ?? 0) + best * telling;
    return sums;
  };

  return {
    nearest(text) {
      const asked = text.flatMap((word) =>
        knownRowsOf(word, vectors).flatMap((row) => {
          const telling = vectors.tellingOf(row) * (isCommonWord(word) ? commonFactor : 1);
          return telling > 0 ? [{ row, telling }] : [];
        }),
      );
      // "Long covid": of a word that is no vector only the other is left, and it stands in requests of every subject.
      const isTold =
        text.every(isCommonWord) ||
        text.some((word) => !isCommonWord(word) && knownRowsOf(word, vectors).length > 0);
      if (!isTold || asked.length === 0 || entries.length < 2) return [];
      const sum = new Float32Array(dimensions);
      for (const { row, telling } of asked) vectors.addTo(sum, row, telling);
      const near = table.nearness(sum);
      const whole = standardise(
        Float64Array.from(entries, ({ terms }) => {
          let best = 0;
          for (const { place, factor } of terms) best = Math.max(best, (near[place] ?? 0) * factor);
          return best;
        }),
      );
      const words = standardise(byNearestWord(asked));
      return entries
        .map(({ topic: { title, term, isHeld, isInReach } }, index) => ({
          title,
          term,
          isHeld,
          isInReach,
          nearness: ((whole[index] ?? 0) + (words[index] ?? 0)) / 2,
        }))
        .toSorted((left, right) => right.nearness - left.nearness);
    },
  };
}

import { LRUCache } from 'lru-cache';
import { isOtherLanguage } from './language/text-language.ts';
import { centre, compareCentred, readCentre, weigh } from './vectors/centre.ts';
import type { SemanticSearch } from './vectors/semantic-search.ts';

/** Titles whose vectors are cached, of less than a kilobyte each. */
const maxTitles = 5000;
/** Titles of one task, so that a query never waits for more of them. */
const titlesAtOnce = 8;
/** What is not computed in this time is compared the next time. */
const maxWaitMs = 1500;
/** The model reads about this many letters. */
const maxTextLength = 1600;

/**
 * A topic this near is suggested. Set on the profiles of the demonstration without their topics: of 30 looked at 77 % of the
 * topics suggested were among those that the expert had chosen, of 26 held out 72 %. The English model knows no other language.
 */
const english = { weight: 0.7, minNearness: 0.45 };
const others = { weight: 0, minNearness: 0.26 };

/** Creates a search for the topics that are nearest to a text by meaning. */
export function createNearestTopics({ semantics }: { semantics: Pick<SemanticSearch, 'embed'> }) {
  const { passage: mean } = readCentre();
  const known = new LRUCache<string, Int8Array>({ max: maxTitles });

  async function embed(texts: readonly string[]): Promise<Int8Array[] | null> {
    const embedded = await semantics.embed(texts);
    return embedded && embedded.vectors.map((vector) => centre(vector, mean));
  }

  async function learn(titles: readonly string[]): Promise<void> {
    const until = performance.now() + maxWaitMs;
    const missing = titles.filter((title) => !known.has(title));
    for (let from = 0; from < missing.length && performance.now() < until; from += titlesAtOnce) {
      const part = missing.slice(from, from + titlesAtOnce);
      const vectors = await embed(part);
      if (vectors === null) return;
      for (const [place, vector] of vectors.entries()) known.set(part[place] ?? '', vector);
    }
  }

  /** Returns the titles that are near a text, nearest first; none while the model is not ready or too busy. */
  return async (text: string, titles: readonly string[]): Promise<string[]> => {
    const read = text.slice(0, maxTextLength).toWellFormed();
    const [vector] = (await embed([read])) ?? [];
    if (!vector) return [];
    await learn(titles);
    const { weight, minNearness } = isOtherLanguage(read) ? others : english;
    return titles
      .flatMap((title) => {
        const other = known.get(title);
        return other ? [{ title, near: weigh(compareCentred(vector, other), weight) }] : [];
      })
      .filter(({ near }) => near >= minNearness)
      .toSorted((left, right) => right.near - left.near)
      .map(({ title }) => title);
  };
}

export type FindNearestTopics = ReturnType<typeof createNearestTopics>;

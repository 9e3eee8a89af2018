import type { JudgedText } from '@rostrum/api-server/testing/search';
import MiniSearch from 'minisearch';

/** MiniSearch over texts, tuned as its own guide recommends: boosts by field, beginnings and typing errors. */
export function miniSearchOf(texts: readonly JudgedText[]): (q: string) => string[] {
  const index = new MiniSearch<JudgedText>({
    fields: ['name', 'topics', 'headline', 'body'],
    searchOptions: { boost: { name: 3, topics: 2.5, headline: 2 }, prefix: true, fuzzy: 0.2 },
    processTerm: (term) => term.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase(),
  });
  index.addAll([...texts]);
  return (q) =>
    index
      .search(q)
      .slice(0, 10)
      .map(({ id }) => String(id));
}

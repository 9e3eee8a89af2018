import type { SearchTab } from '@rostrum/contracts';
import { sampleOfManyExperts } from '@rostrum/api-server/testing/search';

/** Query parameters of one search. */
export interface SearchQuery {
  q?: string;
  language?: string[];
  sort?: 'relevance' | 'name' | 'recent';
  active?: SearchTab;
}

/** Out of a hundred searches: what people type, in the proportions of a directory's log. */
const kinds: readonly (readonly [
  share: number,
  of: (sample: ReturnType<typeof sampleOfManyExperts>) => SearchQuery,
])[] = [
  [28, ({ name }) => ({ q: name() })],
  [6, ({ misspeltName }) => ({ q: misspeltName() })],
  [26, ({ topic }) => ({ q: topic() })],
  [12, ({ topic, word }) => ({ q: `${topic()} ${word()}` })],
  [8, ({ topic }) => ({ q: topic().split(' ')[0] ?? '' })],
  [3, ({ topic }) => ({ q: `"${topic()}"` })],
  [3, ({ topic, word }) => ({ q: `${topic()} -${word()}` })],
  [6, ({ topic }) => ({ q: `who can explain ${topic()}, in French, today?` })],
  [4, ({ topic }) => ({ q: topic(), language: ['de'] })],
  [2, ({ topic }) => ({ q: topic(), sort: 'name' })],
  [2, ({ topic }) => ({ q: topic(), active: 'posts' })],
];

/** The same searches for every size of directory. */
export function searchQueries(count: number): SearchQuery[] {
  const sample = sampleOfManyExperts();
  return Array.from({ length: count }, () => {
    let left = sample.random.between(0, 99);
    const kind = kinds.find(([share]) => (left -= share) < 0);
    return kind?.[1](sample) ?? {};
  });
}

/**
 * What people ask who know no topic: broad subjects, everyday words, questions and small stories. Their ways to experts lead
 * through the thesaurus and nearness of meaning, so each is a query of some hundred terms; the kinds above hardly touch those.
 */
export const everydayQueries: readonly SearchQuery[] = [
  'children',
  'money',
  'health',
  'old people',
  'the weather',
  'food',
  'doctor',
  'lawyer',
  'peanut allergy',
  'climate change',
  'my landlord will not give back my deposit',
  'who can talk about floods',
  'why are house prices going up',
  'somebody who understands old people and loneliness',
  'is it safe to drink tap water',
  'what happens to my body when i stop eating sugar',
  'trains are always late',
  'teenagers and their phones',
  'school exclusions',
  'robots and wages',
  'glaciers melting in the alps, in French, today',
  'a nurse who can be interviewed on the radio',
  'zoonotic spillover',
  'quantum teleportation',
  'we need someone by noon who can explain why the bank raised its rate, what it does to rents and mortgages, and whether wages follow',
  'a reader lives below a slope that burned in summer and asks what heavy rain does to burned soil, and whether the insurers pay',
].map((q) => ({ q }));

/** What stands in the box while a person types a name or a topic: its first three to eight letters. */
export function typedBeginnings(count: number): string[] {
  const sample = sampleOfManyExperts();
  return Array.from({ length: count }, () => {
    const text = sample.random.chance(0.7) ? sample.name() : sample.topic();
    return text.slice(0, sample.random.between(3, 8)).trim().padEnd(3, 'a');
  });
}

import type { Queryable } from '@rostrum/server-kit/database';
import { readGeneralConcepts } from '../thesaurus/read-general.ts';
import { loadThesaurus } from '../thesaurus/load-thesaurus.ts';
import { directoryTopicsRepository } from './directory-topics.repository.ts';
import { buildTopicIndex, type TopicIndex, type TopicWords } from './near-topics.ts';
import { loadWordVectors } from './word-vectors.ts';

/** A topic that was added is found by meaning this much later. */
const keptFor = 10 * 60_000;

let loaded: { index: TopicIndex; at: number } | null = null;

/** Topics of the directory and concepts of the thesaurus, comparable by meaning; read anew now and then. */
export async function loadTopicIndex(db: Queryable): Promise<TopicIndex> {
  if (loaded && Date.now() - loaded.at < keptFor) return loaded.index;
  const thesaurus = await loadThesaurus(db);
  const topics = new Map<string, TopicWords>();
  for (const { label, entryTerms } of readGeneralConcepts()) {
    const term = thesaurus.termOf(label);
    topics.set(term, { title: label, term, others: entryTerms });
  }
  for (const { title, term } of await directoryTopicsRepository.read(db))
    topics.set(term, { title, term, others: topics.get(term)?.others ?? [] });
  loaded = { index: buildTopicIndex([...topics.values()], loadWordVectors()), at: Date.now() };
  return loaded.index;
}

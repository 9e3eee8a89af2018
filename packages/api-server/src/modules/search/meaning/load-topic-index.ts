import type { Queryable } from '@rostrum/server-kit/database';
import { loadThesaurus } from '../thesaurus/load-thesaurus.ts';
import { readGeneralConcepts } from '../thesaurus/read-general.ts';
import { directoryTopicsRepository } from './directory-topics.repository.ts';
import { buildTopicIndex, type TopicIndex } from './near-topics.ts';
import { topicsToCompare } from './topics-to-compare.ts';
import { loadWordVectors } from './word-vectors.ts';

/** A topic that was added is found by meaning this much later. */
const keptFor = 10 * 60_000;

let loaded: { index: TopicIndex; at: number } | null = null;

/** Topics of the directory and concepts of the thesaurus, comparable by meaning; read anew now and then. */
export async function loadTopicIndex(db: Queryable): Promise<TopicIndex> {
  if (loaded && Date.now() - loaded.at < keptFor) return loaded.index;
  const thesaurus = await loadThesaurus(db);
  const directory = await directoryTopicsRepository.read(db);
  const topics = topicsToCompare(thesaurus, readGeneralConcepts(), directory);
  loaded = { index: buildTopicIndex(topics, loadWordVectors()), at: Date.now() };
  return loaded.index;
}

/** For tests, which search in several databases one after the other. */
export function forgetTopicIndex(): void {
  loaded = null;
}

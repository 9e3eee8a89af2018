import { setTimeout as wait } from 'node:timers/promises';
import { searchFilters } from '@rostrum/contracts';
import { runAsSystem, type Database } from '@rostrum/server-kit/database';
import { answerSearch, requestOf, toInterpretation } from './search.service.ts';
import { textForMeaning } from './vectors/text-for-meaning.ts';
import type { SemanticSearch } from './vectors/semantic-search.ts';
import { withinLimits } from './within-limits.ts';

/** Words alone answer until a model that takes longer is loaded. */
const maxModelMs = 20_000;

/** One of each kind that loads something of its own: a topic, a misspelling, everyday words, conditions. */
const typicalRequests = [
  'climate change',
  'renewabel energy',
  'why do my knees hurt',
  'health expert in London who speaks French',
];

/** Loads vocabulary, vectors and statements by searching, so that the first visitor does not wait for them. Records nothing. */
export async function warmUpSearch({
  db,
  semantics,
}: {
  db: Database;
  semantics: Pick<SemanticSearch, 'start' | 'find'>;
}): Promise<void> {
  await Promise.race([semantics.start(), wait(maxModelMs, undefined, { ref: false })]);
  await runAsSystem('a starting server searches before any visitor does', async () => {
    for (const q of typicalRequests) {
      const query = { ...searchFilters.parse({ q }), page_from: 0, page_size: 10 };
      const text = textForMeaning({ q: requestOf(query).text });
      const near = text === null ? null : await semantics.find(text);
      await withinLimits(db, (tx) => answerSearch(tx, toInterpretation(query, null, near), query));
    }
  });
}

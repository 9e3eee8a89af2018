import { searchFilters } from '@rostrum/contracts';
import { runAsSystem, type Database } from '@rostrum/server-kit/database';
import { answerSearch, toInterpretation } from './search.service.ts';
import { withinLimits } from './within-limits.ts';

/** One of each kind that loads something of its own: a topic, a misspelling, everyday words, conditions. */
const typicalRequests = [
  'climate change',
  'renewabel energy',
  'why do my knees hurt',
  'health expert in London who speaks French',
];

/** Loads vocabulary, vectors and statements by searching, so that the first visitor does not wait for them. Records nothing. */
export async function warmUpSearch({ db }: { db: Database }): Promise<void> {
  await runAsSystem('a starting server searches before any visitor does', async () => {
    for (const q of typicalRequests) {
      const query = { ...searchFilters.parse({ q }), page_from: 0, page_size: 10 };
      await withinLimits(db, (tx) => answerSearch(tx, toInterpretation(query, null), query));
    }
  });
}

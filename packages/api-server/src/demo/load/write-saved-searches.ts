import { sql } from 'drizzle-orm';
import { fingerprintOf, readSearch, savedSearches } from '../../modules/saved-searches/index.ts';
import type { Transaction } from '@rostrum/server-kit/database';
import type { DemoRows } from '../generate/demo-rows.ts';

/** Searches as their queries, and those who confirmed last as their new matches: told of already, so that nothing is mailed. */
export async function writeSavedSearches(tx: Transaction, drafts: DemoRows['savedSearches']): Promise<void> {
  for (const { news, ...draft } of drafts) {
    const { kind, query, isConfirmed } = await readSearch(tx, draft.filters, null);
    await tx.insert(savedSearches).values({
      ...draft,
      kind,
      query,
      isConfirmed,
      fingerprint: fingerprintOf(draft.filters, null),
      readAt: draft.seenAt,
      alertSince: draft.createdAt,
    });
    await tx.execute(sql`
      INSERT INTO saved_search_finds (search_id, document_id, user_id, found_at, mailed_at)
      SELECT s.id, d.id, s.user_id, s.seen_at + interval '8 hours', s.seen_at + interval '9 hours'
      FROM saved_searches s JOIN search_documents d ON d.kind = s.kind AND d.is_public AND (s.query IS NULL OR d.words @@ s.query)
      WHERE s.id = ${draft.id} ORDER BY d.sorted_at DESC, d.id LIMIT ${news}`);
  }
}

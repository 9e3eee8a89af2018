import { searchCountedUpTo, searchFilters } from '@rostrum/contracts';
import { type Database, runAsSystem, type Transaction } from '@rostrum/server-kit/database';
import { findTab, type TabSearch } from './find.service.ts';
import { interpret } from './interpret.service.ts';
import { filtersOf } from './search-filters.ts';
import { searchSettingsRepository } from './search-settings.repository.ts';
import type { NearMatches } from './vectors/near-matches.ts';
import type { SemanticSearch } from './vectors/semantic-search.ts';
import { textForMeaning } from './vectors/text-for-meaning.ts';
import { withinLimits } from './within-limits.ts';

/** A directory, and what is typed into its search. */
interface DirectorySearch {
  orgId: string;
  q: string;
}

export interface DirectorySearchDeps {
  db: Database;
  /** Absent: words alone decide. */
  semantics?: Pick<SemanticSearch, 'find'> | undefined;
}

async function findExperts(tx: Transaction, { orgId, q }: DirectorySearch, near: NearMatches | null = null) {
  const meant = await interpret(tx, {
    q,
    filters: filtersOf({ ...searchFilters.parse({ q, scope: 'own' }), page_from: 0, page_size: 1 }),
    ownOrgId: orgId,
    unread: new Set(),
    isExact: false,
    near,
  });
  const asked: TabSearch = { tab: 'experts', meant, ownOrgId: orgId };
  const { ids } = await findTab(tx, asked, { offset: 0, limit: searchCountedUpTo });
  return { ids, topics: meant.topics };
}

/**
 * Experts of one organisation who match a text, best first, as its directory is searched on its page and on sites of others.
 * An organisation that stands in no search is found in by its own address; which of its people may be seen decides who asks.
 */
export async function findInDirectory(
  { db, semantics }: DirectorySearchDeps,
  search: DirectorySearch,
): Promise<readonly string[]> {
  const text = textForMeaning(search);
  // Before the transaction: no connection is held while the model computes.
  const near = text === null ? null : ((await semantics?.find(text, search.orgId)) ?? null);
  return runAsSystem('the directory of an organisation is searched by its readers', () =>
    withinLimits(db, async (tx) => (await findExperts(tx, search, near)).ids),
  );
}

/** The same within a transaction that has changes of its own: what a search would find after them, and by which topics. */
export async function findInChangedDirectory(tx: Transaction, search: DirectorySearch) {
  await searchSettingsRepository.apply(tx);
  return findExperts(tx, search);
}

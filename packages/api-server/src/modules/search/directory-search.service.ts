import { searchCountedUpTo, searchFilters } from '@rostrum/contracts';
import { type Database, runAsSystem } from '@rostrum/server-kit/database';
import { findTab, type TabSearch } from './find.service.ts';
import { interpret } from './interpret.service.ts';
import { filtersOf } from './search-filters.ts';
import { withinLimits } from './within-limits.ts';

/**
 * Experts of one organisation who match a text, best first, as its directory is searched on its page and on sites of others.
 * An organisation that stands in no search is found in by its own address; which of its people may be seen decides who asks.
 */
export const findInDirectory = (
  db: Database,
  { orgId, q }: { orgId: string; q: string },
): Promise<readonly string[]> =>
  runAsSystem('the directory of an organisation is searched by its readers', () =>
    withinLimits(db, async (tx) => {
      const meant = await interpret(tx, {
        q,
        filters: filtersOf({ ...searchFilters.parse({ q, scope: 'own' }), page_from: 0, page_size: 1 }),
        ownOrgId: orgId,
        unread: new Set(),
        isExact: false,
      });
      const asked: TabSearch = { tab: 'experts', meant, ownOrgId: orgId };
      return (await findTab(tx, asked, { offset: 0, limit: searchCountedUpTo })).ids;
    }),
  );

import { sql } from 'drizzle-orm';
import { matchedDocuments } from '../matched-documents.repository.ts';
import { slicedBranches } from '../query/query-branches.ts';
import type { TsQueryText } from '../query/tsquery-text.ts';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';

/** The most used; each further one makes a comparison longer. */
const mostTopics = 3000;

export const directoryTopicsRepository = {
  /** Whether a profile that the searcher may see answers a query: topics that people typed are in no list of topics. */
  async isHeldBySomeone(db: Queryable, query: TsQueryText, ownOrgId: string | null): Promise<boolean> {
    const search = {
      kind: 'expert' as const,
      ownOrgId,
      branches: slicedBranches([query], true),
      verified: '',
      available: null,
      isConfirmed: false,
    };
    const [row] = await readRows(
      db,
      { held: column.flag },
      sql`SELECT EXISTS (${matchedDocuments(search, 1, sql`1`)}) AS held`,
    );
    return row?.held ?? false;
  },

  /** Topics that are everybody's, with their titles as they are compared. */
  read: (db: Queryable) =>
    readRows(
      db,
      { title: column.text, term: column.text },
      sql`SELECT title, rostrum_term(title) AS term FROM (
          SELECT title FROM readable_classifications WHERE scheme = 'topic' AND status = 'active' AND org_id IS NULL
          ORDER BY usage_count DESC, title LIMIT ${mostTopics}
        ) AS used`,
    ),
};

import { sql } from 'drizzle-orm';
import { column, readRows, type Queryable } from '@rostrum/server-kit/database';
import { matchedDocuments } from './matched-documents.repository.ts';
import { slicedBranches } from './query/query-branches.ts';
import type { TsQueryText } from './query/tsquery-text.ts';

export const namedPeopleRepository = {
  /** Returns for each query whether a person whom the searcher may see has that name. */
  async exist(db: Queryable, queries: readonly TsQueryText[], ownOrgId: string | null): Promise<boolean[]> {
    if (queries.length === 0) return [];
    const exists = queries.map((query) => {
      const kinds = (['expert', 'staff'] as const).map((kind) => {
        const branches = slicedBranches([query], kind === 'expert');
        const search = { kind, ownOrgId, branches, verified: '', available: null, isConfirmed: false };
        return sql`EXISTS (${matchedDocuments(search, 1, sql`1 AS found`)})`;
      });
      return sql`(${sql.join(kinds, sql` OR `)})`;
    });
    const [row] = await readRows(
      db,
      { named: column.listOf(column.flag) },
      sql`SELECT ARRAY[${sql.join(exists, sql`, `)}] AS named`,
    );
    return row?.named ?? queries.map(() => false);
  },
};

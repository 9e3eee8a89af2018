import { sql } from 'drizzle-orm';
import { typeaheadMaximumResults } from '@rostrum/contracts';
import { contains, beginsWith } from '../../database/like.ts';
import type { Queryable } from '../../database/queryable.ts';
import { rowsOf } from '../../database/rows.ts';

export interface SuggestedPersonRow {
  title: string;
  username: string;
  kind: 'expert' | 'staff' | 'individual';
  job_title: string;
  image: string | null;
  organisation: string;
}

export const autocompleteRepository = {
  /** Names first, those that begin with the text before those that hold it, then areas of expertise. */
  people: (db: Queryable, { q, ownOrgId }: { q: string; ownOrgId: string | null }) =>
    rowsOf<SuggestedPersonRow>(
      db,
      sql`SELECT p.firstname || ' ' || p.lastname AS title, p.username::text AS username, p.kind, p.job_title, p.image, o.name AS organisation
        FROM people p JOIN organisations o ON o.id = p.org_id
        WHERE p.deleted_at IS NULL AND o.deleted_at IS NULL AND p.status = 'published'
          AND ((p.access = 'public' AND o.directory_access = 'public') ${ownOrgId === null ? sql`` : sql`OR p.org_id = ${ownOrgId}`})
          AND (p.search_name LIKE ${contains(q)} OR rostrum_fold(rostrum_join(p.topics)) LIKE ${contains(q)})
        ORDER BY (p.search_name LIKE ${beginsWith(q)} OR rostrum_fold(p.lastname) LIKE ${beginsWith(q)}) DESC,
          (p.search_name LIKE ${contains(q)}) DESC, p.lastname COLLATE "und-x-icu", p.id
        LIMIT ${typeaheadMaximumResults}`,
    ),

  /** Classifications of everybody and of the own organisation: prefix before the middle of a word, synonyms included. */
  classifications: (db: Queryable, { q, ownOrgId }: { q: string; ownOrgId: string | null }) =>
    rowsOf<{ title: string }>(
      db,
      sql`SELECT c.title FROM classifications c
        WHERE c.status = 'active' AND (c.org_id IS NULL ${ownOrgId === null ? sql`` : sql`OR c.org_id = ${ownOrgId}`})
          AND c.search_title LIKE ${contains(q)}
        GROUP BY c.title
        ORDER BY (rostrum_fold(c.title) LIKE ${beginsWith(q)}) DESC, (rostrum_fold(c.title) LIKE ${contains(q)}) DESC, c.title
        LIMIT ${typeaheadMaximumResults}`,
    ),
};

import { sql } from 'drizzle-orm';
import { column, readRows, type Queryable } from '@rostrum/server-kit/database';
import type { PlannedTerm } from './plan-import.ts';

export const exchangeRepository = {
  /** Writes terms, new ones and changed ones, in one statement and in their order. */
  async write(db: Queryable, orgId: string, terms: readonly PlannedTerm[]): Promise<void> {
    const rows = terms.map(({ id, scheme, title, parentId, synonyms, scopeNote }, place) => ({
      place,
      id,
      scheme,
      title,
      parent_id: parentId,
      synonyms,
      scope_note: scopeNote,
    }));
    await db.execute(sql`INSERT INTO classifications (id, org_id, scheme, title, parent_id, synonyms, scope_note)
      SELECT r.id, ${orgId}::uuid, r.scheme, r.title, r.parent_id, r.synonyms, r.scope_note
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS r(place int, id uuid, scheme text, title text, parent_id uuid, synonyms text[], scope_note text)
      ORDER BY r.place
      ON CONFLICT (id) DO UPDATE SET title = excluded.title, parent_id = excluded.parent_id, synonyms = excluded.synonyms,
        scope_note = excluded.scope_note, version = classifications.version + 1, updated_at = now()
        WHERE classifications.org_id = ${orgId}::uuid`);
  },

  /** All terms of an organisation and the general ones, for a file. */
  all: (db: Queryable, orgId: string) =>
    readRows(
      db,
      {
        id: column.text,
        is_general: column.flag,
        scheme: column.text,
        title: column.text,
        parent_id: column.nullable(column.text),
        synonyms: column.listOf(column.text),
        scope_note: column.text,
      },
      sql`SELECT c.id, c.org_id IS NULL AS is_general, c.scheme, c.title, c.parent_id, c.synonyms, c.scope_note
        FROM classifications c WHERE c.status = 'active' AND (c.org_id = ${orgId} OR c.org_id IS NULL)
        ORDER BY c.scheme, c.title COLLATE "und-x-icu", c.id`,
    ),
};
export type ExchangedTerm = Awaited<ReturnType<typeof exchangeRepository.all>>[number];

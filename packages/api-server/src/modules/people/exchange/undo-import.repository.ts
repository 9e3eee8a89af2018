import { and, eq, sql } from 'drizzle-orm';
import { column, readRows, type Transaction } from '@rostrum/server-kit/database';
import { people } from '../people.schema.ts';
import { personImportRows } from './imports.schema.ts';

interface Key {
  orgId: string;
  id: string;
}

export const undoRepository = {
  /**
   * Removes the profiles that an import added and nobody touched since: still drafts of the same version, without an
   * account, an invitation or a later value. Their usernames are free again.
   */
  removeAdded: (tx: Transaction, { orgId, id }: Key, now: Date) =>
    readRows(
      tx,
      { id: column.text, firstname: column.text, lastname: column.text },
      sql`UPDATE people p SET deleted_at = ${now.toISOString()}, username = 'removed-' || p.id, version = p.version + 1
        FROM person_import_rows r JOIN person_imports i ON i.org_id = r.org_id AND i.id = r.import_id
        WHERE r.org_id = ${orgId} AND r.import_id = ${id} AND r.before IS NULL
          AND p.org_id = r.org_id AND p.id = r.person_id AND p.version = r.version AND p.status = 'draft' AND p.deleted_at IS NULL
          AND NOT EXISTS (SELECT FROM memberships m WHERE m.org_id = p.org_id AND m.person_id = p.id)
          AND NOT EXISTS (SELECT FROM invitations n WHERE n.org_id = p.org_id AND n.person_id = p.id)
          AND NOT EXISTS (SELECT FROM person_field_values v WHERE v.org_id = p.org_id AND v.person_id = p.id AND v.updated_at > i.finished_at)
        RETURNING p.id, p.firstname, p.lastname`,
    ),

  /** The profiles that an import changed and that are as it left them. */
  async findChanged(tx: Transaction, { orgId, id }: Key) {
    const rows = await tx
      .select({ person: people })
      .from(personImportRows)
      .innerJoin(
        people,
        and(
          eq(people.orgId, personImportRows.orgId),
          eq(people.id, personImportRows.personId),
          eq(people.version, personImportRows.version),
        ),
      )
      .where(
        and(
          eq(personImportRows.orgId, orgId),
          eq(personImportRows.importId, id),
          sql`${personImportRows.before} IS NOT NULL AND ${people.deletedAt} IS NULL`,
        ),
      );
    return rows.map(({ person }) => person);
  },
};

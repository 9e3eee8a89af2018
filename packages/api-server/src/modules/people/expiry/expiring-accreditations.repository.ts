import { sql } from 'drizzle-orm';
import { column, readRows, type Queryable, type Transaction } from '@rostrum/server-kit/database';

/** Warned once of each day of expiry: one that was prolonged is warned of again. */
const isUnwarned = sql`s.kind = 'accreditation' AND s.warned_of IS DISTINCT FROM s.data ->> 'valid_until'`;

export const expiringAccreditationRepository = {
  /** Accreditations whose last day lies between two days. Days are written so that their texts compare. */
  due: (db: Queryable, { from, to, limit }: { from: string; to: string; limit: number }) =>
    readRows(
      db,
      { id: column.text, org_id: column.text, person_id: column.text },
      sql`SELECT s.id::text, s.org_id::text, s.person_id::text FROM person_sections s
        JOIN people p ON p.org_id = s.org_id AND p.id = s.person_id
        JOIN organisations o ON o.id = s.org_id
        WHERE ${isUnwarned} AND s.data ->> 'valid_until' BETWEEN ${from} AND ${to}
          AND p.deleted_at IS NULL AND p.status <> 'archived' AND o.status NOT IN ('closed', 'suspended')
        ORDER BY s.data ->> 'valid_until', s.id LIMIT ${limit}`,
    ),

  /** Notes that an entry is warned of now; undefined when another server did, or it was changed meanwhile. */
  async claim(
    tx: Transaction,
    { orgId, id, from, to }: { orgId: string; id: string; from: string; to: string },
  ) {
    const [row] = await readRows(
      tx,
      { name: column.text, issuer: column.text, valid_until: column.text },
      sql`UPDATE person_sections s SET warned_of = s.data ->> 'valid_until'
        WHERE s.org_id = ${orgId} AND s.id = ${id} AND ${isUnwarned} AND s.data ->> 'valid_until' BETWEEN ${from} AND ${to}
        RETURNING s.data ->> 'name' AS name, s.data ->> 'issuer' AS issuer, s.data ->> 'valid_until' AS valid_until`,
    );
    return row;
  },
};

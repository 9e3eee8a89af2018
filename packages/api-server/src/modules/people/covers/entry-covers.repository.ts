import { and, eq, inArray, sql } from 'drizzle-orm';
import { column, readRows, type Queryable, type Transaction } from '@rostrum/server-kit/database';
import type { PersonRecord } from '../person-detail.repository.ts';
import { personEntryCovers } from './entry-covers.schema.ts';

type Key = Pick<PersonRecord, 'orgId' | 'id'>;

export const entryCoverRepository = {
  /** Addresses by upload. */
  async list(db: Queryable, { orgId, id }: Key): Promise<ReadonlyMap<string, string>> {
    const rows = await db
      .select({ uploadId: personEntryCovers.uploadId, address: personEntryCovers.address })
      .from(personEntryCovers)
      .where(and(eq(personEntryCovers.orgId, orgId), eq(personEntryCovers.personId, id)));
    return new Map(rows.map(({ uploadId, address }) => [uploadId, address]));
  },

  async add(
    tx: Transaction,
    { orgId, id: personId }: Key,
    cover: { uploadId: string; address: string },
  ): Promise<void> {
    await tx.insert(personEntryCovers).values({ orgId, personId, ...cover });
  },

  /** Those that no entry, proposal or version of the profile names any more. */
  async findLoose(tx: Transaction, { orgId, id }: Key): Promise<string[]> {
    const names = (json: ReturnType<typeof sql>) =>
      sql`position(c.upload_id::text IN coalesce(${json}::text, '')) > 0`;
    const rows = await readRows(
      tx,
      { upload_id: column.text },
      sql`SELECT c.upload_id::text AS upload_id FROM person_entry_covers c
        WHERE c.org_id = ${orgId} AND c.person_id = ${id}
          AND NOT EXISTS (SELECT FROM person_sections s
            WHERE s.org_id = c.org_id AND s.person_id = c.person_id AND ${names(sql`s.data`)})
          AND NOT EXISTS (SELECT FROM person_change_requests r
            WHERE r.org_id = c.org_id AND r.person_id = c.person_id AND r.state IN ('pending', 'returned') AND ${names(sql`r.after`)})
          AND NOT EXISTS (SELECT FROM person_versions v
            WHERE v.org_id = c.org_id AND v.person_id = c.person_id AND ${names(sql`v.former`)})`,
    );
    return rows.map(({ upload_id: uploadId }) => uploadId);
  },

  async remove(tx: Transaction, { orgId, id }: Key, uploadIds: readonly string[]): Promise<void> {
    if (uploadIds.length === 0) return;
    await tx
      .delete(personEntryCovers)
      .where(
        and(
          eq(personEntryCovers.orgId, orgId),
          eq(personEntryCovers.personId, id),
          inArray(personEntryCovers.uploadId, [...uploadIds]),
        ),
      );
  },
};

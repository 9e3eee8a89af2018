import { sql } from 'drizzle-orm';
import { attachmentScans } from '@rostrum/contracts';
import { documentKinds, privateDetails, type PersonDocument } from '@rostrum/contracts/people';
import {
  column,
  iso,
  readRows,
  runAsSystem,
  type Queryable,
  type Transaction,
} from '@rostrum/server-kit/database';
import type { PersonRecord } from '../person-detail.repository.ts';
import { personDocuments } from './documents.schema.ts';

type Key = Pick<PersonRecord, 'orgId' | 'id'>;
/** A document with where its file is. */
export type StoredDocument = PersonDocument & { uploadId: string; key: string; mediaType: string };

const columns = {
  id: column.text,
  upload_id: column.text,
  key: column.text,
  media_type: column.text,
  kind: column.oneOf(documentKinds),
  title: column.text,
  name: column.text,
  size: column.number,
  scan: column.oneOf(attachmentScans),
  is_read: column.flag,
  findings: column.listOf(column.objectOf({ detail: column.oneOf(privateDetails), excerpt: column.text })),
  is_public: column.flag,
  version: column.number,
  added_at: column.moment,
};

const selected = sql`d.id::text AS id, d.upload_id::text AS upload_id, u.key, u.media_type, d.kind, d.title, u.name, u.size, u.scan,
  coalesce(u.is_read, false) AS is_read, coalesce(u.findings, '[]') AS findings, d.is_public, d.version, d.created_at AS added_at`;

const acrossAccounts = 'a document belongs to a profile, whoever of its team uploaded it';

export const documentRepository = {
  list: ({ orgId, id }: Key, db: Queryable): Promise<StoredDocument[]> =>
    runAsSystem(acrossAccounts, async () => {
      const rows = await readRows(
        db,
        columns,
        sql`SELECT ${selected} FROM person_documents d JOIN uploads u ON u.id = d.upload_id
          WHERE d.org_id = ${orgId} AND d.person_id = ${id} ORDER BY d.kind = 'cv' DESC, d.created_at, d.id`,
      );
      return rows.map(({ upload_id: uploadId, media_type: mediaType, added_at, ...row }) => ({
        ...row,
        uploadId,
        mediaType,
        added_at: iso(added_at),
      }));
    }),

  /** Two who add at once are counted one after the other. */
  async hold(tx: Transaction, { orgId, id }: Key): Promise<void> {
    await tx.execute(sql`SELECT 1 FROM people WHERE org_id = ${orgId} AND id = ${id} FOR UPDATE`);
  },

  add: async (
    tx: Transaction,
    values: Pick<typeof personDocuments.$inferInsert, 'orgId' | 'personId' | 'kind' | 'title' | 'uploadId'>,
  ): Promise<string> => {
    const [row] = await tx.insert(personDocuments).values(values).returning({ id: personDocuments.id });
    if (!row) throw new Error('The database did not answer the document it stored.');
    return row.id;
  },

  /** Answers false when somebody was faster. */
  async change(
    tx: Transaction,
    { orgId, id, version }: { orgId: string; id: string; version: number },
    { title, isPublic, checkedAt }: { title: string; isPublic: boolean; checkedAt: Date | null },
  ): Promise<boolean> {
    const rows = await readRows(
      tx,
      { id: column.text },
      sql`UPDATE person_documents SET title = ${title}, is_public = ${isPublic}, version = version + 1, updated_at = now(),
          checked_at = coalesce(${checkedAt?.toISOString() ?? null}::timestamptz, checked_at)
        WHERE org_id = ${orgId} AND id = ${id} AND version = ${version} RETURNING id::text AS id`,
    );
    return rows.length > 0;
  },

  async remove(tx: Transaction, { orgId, id }: { orgId: string; id: string }): Promise<void> {
    await tx.execute(sql`DELETE FROM person_documents WHERE org_id = ${orgId} AND id = ${id}`);
  },
};

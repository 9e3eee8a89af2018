import { sql } from 'drizzle-orm';
import type { PressPhoto } from '@rostrum/contracts/people';
import {
  column,
  readRows,
  runAsSystem,
  type Queryable,
  type Transaction,
} from '@rostrum/server-kit/database';
import { toPreview } from '../../uploads/index.ts';
import type { PersonRecord } from '../person-detail.repository.ts';
import { personPhotos } from './photos.schema.ts';

type Key = Pick<PersonRecord, 'orgId' | 'id'>;
/** A photo with the upload that it is made from. */
export type StoredPhoto = PressPhoto & { uploadId: string };

const columns = {
  id: column.text,
  upload_id: column.text,
  key: column.text,
  width: column.number,
  height: column.number,
  alt: column.text,
  credit: column.nullable(column.text),
  press_approved: column.flag,
  version: column.number,
};

const acrossAccounts = 'a photo belongs to a profile, whoever of its team uploaded it';

export const photoRepository = {
  list: ({ orgId, id }: Key, db: Queryable): Promise<StoredPhoto[]> =>
    runAsSystem(acrossAccounts, async () => {
      const rows = await readRows(
        db,
        columns,
        sql`SELECT f.id::text AS id, f.upload_id::text AS upload_id, u.key, u.width, u.height, f.alt, f.credit,
            f.is_press_approved AS press_approved, f.version
          FROM person_photos f JOIN uploads u ON u.id = f.upload_id
          WHERE f.org_id = ${orgId} AND f.person_id = ${id} ORDER BY f.position, f.id`,
      );
      return rows.map(({ upload_id: uploadId, key, width, height, ...row }) => ({
        ...row,
        ...toPreview({ key, width, height }),
        uploadId,
      }));
    }),

  add: async (
    tx: Transaction,
    values: Pick<
      typeof personPhotos.$inferInsert,
      'orgId' | 'personId' | 'uploadId' | 'alt' | 'credit' | 'isPressApproved' | 'position'
    >,
  ): Promise<string> => {
    const [row] = await tx.insert(personPhotos).values(values).returning({ id: personPhotos.id });
    if (!row) throw new Error('The database did not answer the photo it stored.');
    return row.id;
  },

  /** Returns false when another change was faster. */
  async change(
    tx: Transaction,
    { orgId, id, version }: { orgId: string; id: string; version: number },
    { alt, credit, isApproved }: { alt: string; credit: string | null; isApproved: boolean },
  ): Promise<boolean> {
    const rows = await readRows(
      tx,
      { id: column.text },
      sql`UPDATE person_photos SET alt = ${alt}, credit = ${credit}, is_press_approved = ${isApproved}, version = version + 1,
          updated_at = now()
        WHERE org_id = ${orgId} AND id = ${id} AND version = ${version} RETURNING id::text AS id`,
    );
    return rows.length > 0;
  },

  async order(tx: Transaction, { orgId, id }: Key, ids: readonly string[]): Promise<void> {
    await tx.execute(
      sql`UPDATE person_photos f SET position = o.place, updated_at = now()
        FROM unnest(${sql.param(ids)}::uuid[]) WITH ORDINALITY AS o(photo_id, place)
        WHERE f.org_id = ${orgId} AND f.person_id = ${id} AND f.id = o.photo_id`,
    );
  },

  async remove(tx: Transaction, { orgId, id }: { orgId: string; id: string }): Promise<void> {
    await tx.execute(sql`DELETE FROM person_photos WHERE org_id = ${orgId} AND id = ${id}`);
  },
};

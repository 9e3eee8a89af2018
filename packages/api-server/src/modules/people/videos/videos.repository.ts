import { sql } from 'drizzle-orm';
import { attachmentScans } from '@rostrum/contracts';
import type { PersonVideo } from '@rostrum/contracts/people';
import {
  column,
  iso,
  readRows,
  runAsSystem,
  type Queryable,
  type Transaction,
} from '@rostrum/server-kit/database';
import { toVideoAddresses } from '../../uploads/index.ts';
import type { PersonRecord } from '../person-detail.repository.ts';
import { personVideos } from './videos.schema.ts';

type Key = Pick<PersonRecord, 'orgId' | 'id'>;
/** A video with the uploads that it is made of. */
export type StoredVideo = PersonVideo & { uploadId: string; captionsUploadId: string | null };

const columns = {
  id: column.text,
  upload_id: column.text,
  key: column.text,
  media_type: column.text,
  title: column.text,
  size: column.number,
  scan: column.oneOf(attachmentScans),
  captions_upload_id: column.nullable(column.text),
  captions_key: column.nullable(column.text),
  captions_name: column.nullable(column.text),
  version: column.number,
  added_at: column.moment,
};

const acrossAccounts = 'a video belongs to a profile, whoever of its team uploaded it';

export const videoRepository = {
  list: ({ orgId, id }: Key, db: Queryable): Promise<StoredVideo[]> =>
    runAsSystem(acrossAccounts, async () => {
      const rows = await readRows(
        db,
        columns,
        sql`SELECT v.id::text AS id, v.upload_id::text AS upload_id, u.key, u.media_type, v.title, u.size, u.scan, v.version,
            v.captions_upload_id::text AS captions_upload_id, c.key AS captions_key, c.name AS captions_name,
            v.created_at AS added_at
          FROM person_videos v JOIN uploads u ON u.id = v.upload_id LEFT JOIN uploads c ON c.id = v.captions_upload_id
          WHERE v.org_id = ${orgId} AND v.person_id = ${id} ORDER BY v.created_at, v.id`,
      );
      return rows.map((row) => {
        const addresses = toVideoAddresses({
          key: row.key,
          mediaType: row.media_type,
          captionsKey: row.captions_key,
        });
        return {
          id: row.id,
          title: row.title,
          src: addresses.src,
          size: row.size,
          scan: row.scan,
          captions:
            addresses.captions === null ? null : { src: addresses.captions, name: row.captions_name ?? '' },
          version: row.version,
          added_at: iso(row.added_at),
          uploadId: row.upload_id,
          captionsUploadId: row.captions_upload_id,
        };
      });
    }),

  async add(
    tx: Transaction,
    values: Pick<typeof personVideos.$inferInsert, 'orgId' | 'personId' | 'title' | 'uploadId'>,
  ): Promise<string> {
    const [row] = await tx.insert(personVideos).values(values).returning({ id: personVideos.id });
    if (!row) throw new Error('The database did not answer the video it stored.');
    return row.id;
  },

  /** Returns false when another change was faster. */
  async change(
    tx: Transaction,
    { orgId, id, version }: { orgId: string; id: string; version: number },
    { title, captionsUploadId }: { title: string; captionsUploadId: string | null },
  ): Promise<boolean> {
    const rows = await readRows(
      tx,
      { id: column.text },
      sql`UPDATE person_videos SET title = ${title}, captions_upload_id = ${captionsUploadId}, version = version + 1,
          updated_at = now()
        WHERE org_id = ${orgId} AND id = ${id} AND version = ${version} RETURNING id::text AS id`,
    );
    return rows.length > 0;
  },

  async remove(tx: Transaction, { orgId, id }: { orgId: string; id: string }): Promise<void> {
    await tx.execute(sql`DELETE FROM person_videos WHERE org_id = ${orgId} AND id = ${id}`);
  },
};

import { foreignKey, index, pgTable, unique, uuid, varchar } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, updatedAt, versionColumn } from '@rostrum/server-kit/database';
import { uploads } from '../../uploads/index.ts';
import { people } from '../people.schema.ts';

/** Video files of a profile, with the file of their captions where there is one. */
export const personVideos = pgTable(
  'person_videos',
  {
    id: idColumn(),
    orgId: uuid('org_id').notNull(),
    personId: uuid('person_id').notNull(),
    title: varchar('title', { length: 200 }).notNull(),
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    captionsUploadId: uuid('captions_upload_id').references(() => uploads.id, { onDelete: 'set null' }),
    version: versionColumn(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('person_videos_upload_key').on(table.uploadId),
    foreignKey({
      name: 'person_videos_person_fk',
      columns: [table.orgId, table.personId],
      foreignColumns: [people.orgId, people.id],
    }).onDelete('cascade'),
    index('person_videos_person_idx').on(table.orgId, table.personId),
    index('person_videos_captions_idx').on(table.captionsUploadId),
  ],
);

import { boolean, foreignKey, index, integer, pgTable, unique, uuid, varchar } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, updatedAt, versionColumn } from '@rostrum/server-kit/database';
import { uploads } from '../../uploads/index.ts';
import { people } from '../people.schema.ts';

/** Photos for the press beside the portrait, in their order. */
export const personPhotos = pgTable(
  'person_photos',
  {
    id: idColumn(),
    orgId: uuid('org_id').notNull(),
    personId: uuid('person_id').notNull(),
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    alt: varchar('alt', { length: 125 }).notNull(),
    credit: varchar('credit', { length: 120 }),
    isPressApproved: boolean('is_press_approved').notNull().default(false),
    position: integer('position').notNull(),
    version: versionColumn(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('person_photos_upload_key').on(table.uploadId),
    foreignKey({
      name: 'person_photos_person_fk',
      columns: [table.orgId, table.personId],
      foreignColumns: [people.orgId, people.id],
    }).onDelete('cascade'),
    index('person_photos_person_idx').on(table.orgId, table.personId),
  ],
);

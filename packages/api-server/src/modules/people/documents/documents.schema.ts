import { boolean, foreignKey, index, pgTable, text, unique, uuid, varchar } from 'drizzle-orm/pg-core';
import { documentKinds } from '@rostrum/contracts/people';
import { createdAt, idColumn, moment, updatedAt, versionColumn } from '@rostrum/server-kit/database';
import { uploads } from '../../uploads/index.ts';
import { people } from '../people.schema.ts';

/** Documents and the CV of a profile: each an uploaded file with a title, for the team or for everybody. */
export const personDocuments = pgTable(
  'person_documents',
  {
    id: idColumn(),
    orgId: uuid('org_id').notNull(),
    personId: uuid('person_id').notNull(),
    kind: text('kind', { enum: documentKinds }).notNull(),
    title: varchar('title', { length: 120 }).notNull(),
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    isPublic: boolean('is_public').notNull().default(false),
    /** When somebody said that what was found in it, or could not be read, may be public. */
    checkedAt: moment('checked_at'),
    version: versionColumn(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('person_documents_upload_key').on(table.uploadId),
    foreignKey({
      name: 'person_documents_person_fk',
      columns: [table.orgId, table.personId],
      foreignColumns: [people.orgId, people.id],
    }).onDelete('cascade'),
    index('person_documents_person_idx').on(table.orgId, table.personId),
  ],
);

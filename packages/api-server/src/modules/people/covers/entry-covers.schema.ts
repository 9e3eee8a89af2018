import { foreignKey, index, pgTable, uuid, varchar } from 'drizzle-orm/pg-core';
import { createdAt } from '@rostrum/server-kit/database';
import { uploads } from '../../uploads/index.ts';
import { people } from '../people.schema.ts';

/** Cover pictures that entries of a profile may show: those that one shows, proposes, or that a former version showed. */
export const personEntryCovers = pgTable(
  'person_entry_covers',
  {
    uploadId: uuid('upload_id')
      .primaryKey()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    orgId: uuid('org_id').notNull(),
    personId: uuid('person_id').notNull(),
    address: varchar('address', { length: 80 }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'person_entry_covers_person_fk',
      columns: [table.orgId, table.personId],
      foreignColumns: [people.orgId, people.id],
    }).onDelete('cascade'),
    index('person_entry_covers_person_idx').on(table.orgId, table.personId),
  ],
);

import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { moment } from '@rostrum/server-kit/database';
import { users } from '@rostrum/identity/schema';
import { people } from './people.schema.ts';

/**
 * What changed in a profile, one row for each sitting. The newest row of a profile leads to what it says now; each row
 * keeps what stood before it in the parts that it changed, so an earlier state is read backwards from the present one.
 */
export const personVersions = pgTable(
  'person_versions',
  {
    orgId: uuid('org_id').notNull(),
    personId: uuid('person_id').notNull(),
    /** Counts from 1 in each profile. */
    number: integer('number').notNull(),
    former: jsonb('former').$type<Record<string, unknown>>().notNull(),
    note: varchar('note', { length: 200 }),
    /** Whether it was what the public page showed. */
    wasPublic: boolean('was_public').notNull(),
    /** Null for what was there before versions were kept. */
    savedBy: uuid('saved_by').references(() => users.id, { onDelete: 'set null' }),
    savedByName: varchar('saved_by_name', { length: 150 }).notNull(),
    startedAt: moment('started_at').notNull().defaultNow(),
    savedAt: moment('saved_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.personId, table.number] }),
    foreignKey({
      name: 'person_versions_person_fk',
      columns: [table.orgId, table.personId],
      foreignColumns: [people.orgId, people.id],
    }).onDelete('cascade'),
    index('person_versions_saved_by_idx').on(table.savedBy),
  ],
);

import { sql } from 'drizzle-orm';
import { foreignKey, index, jsonb, pgTable, text, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, moment, updatedAt } from '@rostrum/server-kit/database';
import { organisations, users } from '@rostrum/identity/schema';
import { people } from './people.schema.ts';

/** Which sections of public profiles wait for approval; without a row none does. */
export const personApprovals = pgTable('person_approvals', {
  orgId: uuid('org_id')
    .primaryKey()
    .references(() => organisations.id, { onDelete: 'cascade' }),
  parts: text('parts')
    .array()
    .notNull()
    .default(sql`'{}'`),
  updatedAt: updatedAt(),
});

/** What a person wants to change of the own public profile, section by section. */
export const personChangeRequests = pgTable(
  'person_change_requests',
  {
    id: idColumn(),
    orgId: uuid('org_id').notNull(),
    personId: uuid('person_id').notNull(),
    part: text('part').notNull(),
    /** What the section shall say. */
    after: jsonb('after'),
    state: text('state', { enum: ['pending', 'approved', 'returned', 'withdrawn'] })
      .notNull()
      .default('pending'),
    requestedBy: uuid('requested_by').references(() => users.id, { onDelete: 'set null' }),
    requestedByName: varchar('requested_by_name', { length: 150 }).notNull(),
    requestedAt: moment('requested_at').notNull().defaultNow(),
    decidedByName: varchar('decided_by_name', { length: 150 }),
    decidedAt: moment('decided_at'),
    comment: varchar('comment', { length: 500 }),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'person_change_requests_person_fk',
      columns: [table.orgId, table.personId],
      foreignColumns: [people.orgId, people.id],
    }).onDelete('cascade'),
    // A section waits with one change, which its person may go on changing.
    uniqueIndex('person_change_requests_open_idx')
      .on(table.orgId, table.personId, table.part)
      .where(sql`${table.state} = 'pending'`),
    index('person_change_requests_person_idx').on(table.orgId, table.personId, table.state),
    index('person_change_requests_by_idx').on(table.requestedBy),
  ],
);

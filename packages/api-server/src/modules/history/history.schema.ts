import { foreignKey, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { moment } from '@rostrum/server-kit/database';
import { people } from '../people/index.ts';
import { users } from '@rostrum/identity/schema';

/** People whose public page a user opened; one row a person, the newest time wins. */
export const viewedPeople = pgTable(
  'viewed_people',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    orgId: uuid('org_id').notNull(),
    personId: uuid('person_id').notNull(),
    viewedAt: moment('viewed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.personId] }),
    foreignKey({
      name: 'viewed_people_person_fk',
      columns: [table.orgId, table.personId],
      foreignColumns: [people.orgId, people.id],
    }).onDelete('cascade'),
    index('viewed_people_user_idx').on(table.userId, table.viewedAt),
    index('viewed_people_person_idx').on(table.orgId, table.personId),
  ],
);

import { foreignKey, index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { citext, createdAt } from '@rostrum/server-kit/database';
import { people } from './people.schema.ts';

/** Usernames that profiles had: their addresses lead to the present one, and are never given to anybody else. */
export const formerUsernames = pgTable(
  'former_usernames',
  {
    username: citext('username').primaryKey(),
    orgId: uuid('org_id').notNull(),
    personId: uuid('person_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'former_usernames_person_fk',
      columns: [table.orgId, table.personId],
      foreignColumns: [people.orgId, people.id],
    }).onDelete('cascade'),
    index('former_usernames_person_idx').on(table.orgId, table.personId),
  ],
);

import { index, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { bytea, idColumn, moment } from '@rostrum/server-kit/database';
import { organisations } from '../organisations/organisations.schema.ts';
import { users } from './users.schema.ts';

/** Members who were removed for good. They do not let themselves in again; an invitation or an administrator does. */
export const removedMembers = pgTable(
  'removed_members',
  {
    id: idColumn(),
    orgId: uuid('org_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** SHA-256 of the address in lower case: another account with the same mailbox is barred too. */
    emailHash: bytea('email_hash').notNull(),
    removedAt: moment('removed_at').notNull(),
  },
  (table) => [
    unique('removed_members_org_email_key').on(table.orgId, table.emailHash),
    index('removed_members_user_idx').on(table.userId, table.orgId),
  ],
);

import { index, jsonb, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { accountDeletionReasons } from '@rostrum/contracts';
import { moment } from '@rostrum/server-kit/database';
import { users } from '../../users/users.schema.ts';

/** What stood before an account was deleted, so that bringing it back restores it. */
export interface FormerState {
  profiles: { orgId: string; id: string; status: 'published' | 'in_review' }[];
  organisations: { id: string; status: 'trial' | 'active' | 'past_due' | 'suspended' }[];
}

/** Accounts that their people deleted: brought back by a link until `dueAt`, made anonymous after it. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason', { enum: accountDeletionReasons }).notNull(),
    comment: varchar('comment', { length: 500 }).notNull().default(''),
    former: jsonb('former').$type<FormerState>().notNull(),
    requestedAt: moment('requested_at').notNull(),
    dueAt: moment('due_at').notNull(),
    /** When names and addresses were removed for good. */
    completedAt: moment('completed_at'),
  },
  (table) => [index('account_deletions_due_idx').on(table.dueAt)],
);

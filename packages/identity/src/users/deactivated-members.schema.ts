import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '@rostrum/server-kit/database';
import { organisations } from '../organisations/organisations.schema.ts';
import { users, type MembershipScopes } from './users.schema.ts';

/**
 * What a member was before an administrator or the identity provider deactivated them. The membership itself is gone, so
 * that nothing which asks for members has to ask for this too.
 */
export const deactivatedMembers = pgTable(
  'deactivated_members',
  {
    orgId: uuid('org_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', {
      enum: ['owner', 'administrator', 'agent', 'expert', 'individual', 'staff'],
    }).notNull(),
    scopes: jsonb('scopes').$type<MembershipScopes>().notNull().default({ departments: [], tags: [] }),
    /** The profile that was theirs; another user may have it by now. */
    personId: uuid('person_id'),
    joinedAt: moment('joined_at').notNull(),
    deactivatedAt: moment('deactivated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.userId] }),
    index('deactivated_members_user_idx').on(table.userId),
  ],
);

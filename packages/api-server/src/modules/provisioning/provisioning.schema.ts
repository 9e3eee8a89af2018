import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, smallint, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, moment, updatedAt } from '@rostrum/server-kit/database';
import { type memberships, organisations, users } from '@rostrum/identity/schema';

type Membership = typeof memberships.$inferSelect;

/** What an identity provider said of a member by SCIM, and what a leaver was, so that they can come back as it. */
export const provisionedMembers = pgTable(
  'provisioned_members',
  {
    orgId: uuid('org_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What the client calls them. */
    externalId: varchar('external_id', { length: 255 }),
    /** Since when they are deactivated: the membership is gone then, and what follows is what it was. */
    leftAt: moment('left_at'),
    role: text('role', {
      enum: ['owner', 'administrator', 'agent', 'expert', 'individual', 'staff'],
    }).notNull(),
    scopes: jsonb('scopes').$type<Membership['scopes']>().notNull().default({ departments: [], tags: [] }),
    personId: uuid('person_id'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.userId] }),
    index('provisioned_members_user_idx').on(table.userId),
    index('provisioned_members_external_idx').on(table.orgId, table.externalId),
  ],
);

/** Calls by SCIM that changed something or were refused, for whoever connects an identity provider. */
export const provisioningCalls = pgTable(
  'provisioning_calls',
  {
    id: idColumn(),
    orgId: uuid('org_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    keyName: varchar('key_name', { length: 80 }).notNull(),
    method: varchar('method', { length: 10 }).notNull(),
    /** Whom the call was about, as far as it said. */
    about: varchar('about', { length: 254 }),
    status: smallint('status').notNull(),
    /** What was done, or why it was refused. */
    detail: varchar('detail', { length: 500 }).notNull(),
    at: moment('at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index('provisioning_calls_org_idx').on(table.orgId, table.at)],
);

import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, smallint, uuid, varchar } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, moment, updatedAt } from '@rostrum/server-kit/database';
import { organisations, users } from '@rostrum/identity/schema';

/** What an identity provider said of a member by SCIM. */
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

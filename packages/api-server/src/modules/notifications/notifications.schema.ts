import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uuid, varchar } from 'drizzle-orm/pg-core';
import {
  adjustableKinds,
  notificationFrequencies,
  notificationKinds,
} from '@rostrum/contracts/notifications';
import { createdAt, idColumn, moment } from '@rostrum/server-kit/database';
import { organisations, users } from '@rostrum/identity/schema';

/** What happened that one person should know of, in the words of that moment. */
export const notifications = pgTable(
  'notifications',
  {
    id: idColumn(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Where it happened. A sender's organisation is another one, or none. */
    orgId: uuid('org_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    actor: varchar('actor', { length: 200 }),
    text: varchar('text', { length: 300 }).notNull(),
    detail: varchar('detail', { length: 160 }).notNull(),
    /** The inquiry that it leads to, the profile, the question, or the organisation. */
    entityId: uuid('entity_id').notNull(),
    readAt: moment('read_at'),
    /** Waits for the daily email. */
    awaitsDigest: boolean('awaits_digest').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('notifications_list_idx').on(table.userId, table.createdAt),
    index('notifications_unread_idx')
      .on(table.userId, table.entityId)
      .where(sql`${table.readAt} is null`),
    index('notifications_digest_idx')
      .on(table.userId)
      .where(sql`${table.awaitsDigest}`),
    index('notifications_org_idx').on(table.orgId),
    index('notifications_created_idx').on(table.createdAt),
  ],
);

/** When a member of an organisation is mailed what they are notified of; at once where nothing is said. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    orgId: uuid('org_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: adjustableKinds }).notNull(),
    frequency: text('frequency', { enum: notificationFrequencies }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.userId, table.kind] }),
    index('notification_choices_user_idx').on(table.userId),
  ],
);

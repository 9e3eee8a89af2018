import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { deliveryStates, keyScopes, webhookEvents, webhookStates } from '@rostrum/contracts/settings';
import { bytea, createdAt, idColumn, moment, versionColumn } from '@rostrum/server-kit/database';
import { organisations, users } from '@rostrum/identity/schema';

/** An address that an organisation wants told of what happens. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: idColumn(),
    orgId: uuid('org_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    name: varchar('name', { length: 80 }).notNull(),
    url: varchar('url', { length: 2000 }).notNull(),
    events: text('events', { enum: webhookEvents }).array().notNull(),
    /** What deliveries are signed with, encrypted. */
    secret: bytea('secret').notNull(),
    state: text('state', { enum: webhookStates }).notNull().default('active'),
    /** The first failure since the last delivery that arrived; null while it works. */
    failingSince: moment('failing_since'),
    lastDeliveredAt: moment('last_delivered_at'),
    secretChangedAt: moment('secret_changed_at')
      .notNull()
      .default(sql`now()`),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    version: versionColumn(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('webhooks_org_id_key').on(table.orgId, table.id),
    index('webhooks_created_by_idx').on(table.createdBy),
  ],
);

/** What was or will be sent to a webhook. A trigger of the activity log writes them together with what they tell. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: idColumn(),
    orgId: uuid('org_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    webhookId: uuid('webhook_id').notNull(),
    /** The order in which things happened. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    event: text('event', { enum: [...webhookEvents, 'test'] }).notNull(),
    objectType: varchar('object_type', { length: 30 }).notNull(),
    objectId: uuid('object_id'),
    objectLabel: varchar('object_label', { length: 300 }).notNull(),
    href: text('href'),
    occurredAt: moment('occurred_at').notNull(),
    state: text('state', { enum: deliveryStates }).notNull().default('waiting'),
    tries: smallint('tries').notNull().default(0),
    /** When the next try is due. While one is under way: when it counts as lost. */
    nextAt: moment('next_at')
      .notNull()
      .default(sql`now()`),
    responseStatus: smallint('response_status'),
    error: varchar('error', { length: 300 }),
    tookMs: integer('took_ms'),
    triedAt: moment('tried_at'),
    isReplay: boolean('is_replay').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'webhook_deliveries_webhook_fk',
      columns: [table.orgId, table.webhookId],
      foreignColumns: [webhooks.orgId, webhooks.id],
    }).onDelete('cascade'),
    index('webhook_deliveries_webhook_idx').on(table.orgId, table.webhookId, table.position),
    index('webhook_deliveries_due_idx')
      .on(table.nextAt)
      .where(sql`${table.state} = 'waiting'`),
    index('webhook_deliveries_object_idx')
      .on(table.webhookId, table.objectId, table.position)
      .where(sql`${table.state} = 'waiting'`),
    index('webhook_deliveries_created_idx').on(table.createdAt),
  ],
);

/** The secret address at which an organisation's calendar is read; SHA-256 of its secret is kept. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    orgId: uuid('org_id')
      .primaryKey()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    secretHash: bytea('secret_hash').notNull().unique('calendar_feeds_secret_hash_key'),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    lastReadAt: moment('last_read_at'),
  },
  (table) => [index('calendar_feeds_created_by_idx').on(table.createdBy)],
);

/** Keys with which programs read what an organisation publishes; SHA-256 of the key is kept. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: idColumn(),
    orgId: uuid('org_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    name: varchar('name', { length: 80 }).notNull(),
    prefix: varchar('prefix', { length: 30 }).notNull(),
    keyHash: bytea('key_hash').notNull().unique('api_keys_key_hash_key'),
    scopes: text('scopes', { enum: keyScopes }).array().notNull(),
    expiresAt: moment('expires_at').notNull(),
    lastUsedAt: moment('last_used_at'),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('api_keys_org_idx').on(table.orgId, table.id),
    index('api_keys_created_by_idx').on(table.createdBy),
  ],
);

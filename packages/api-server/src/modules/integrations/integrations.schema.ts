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
import {
  deliveryStates,
  keyKinds,
  keyScopes,
  webhookEvents,
  webhookFormats,
  webhookStates,
} from '@rostrum/contracts/settings';
import { bytea, createdAt, idColumn, moment, versionColumn } from '@rostrum/server-kit/database';
import { memberships, organisations, users } from '@rostrum/identity/schema';

/** An address that an organisation wants told of what happens. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: idColumn(),
    orgId: uuid('org_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    name: varchar('name', { length: 80 }).notNull(),
    /** Of a chat's webhook the part that is no secret: `https://hooks.slack.com/…`. */
    url: varchar('url', { length: 2000 }).notNull(),
    format: text('format', { enum: webhookFormats }).notNull().default('signed'),
    events: text('events', { enum: webhookEvents }).array().notNull(),
    /** What deliveries are signed with, or the whole address of a chat's webhook: who knows it may post. Encrypted. */
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
    /** What the record says of a reply that is due. */
    detail: varchar('detail', { length: 300 }),
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
      .on(table.webhookId, table.nextAt, table.position)
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

/** Keys with which programs read what an organisation publishes, and clients that ask for tokens; SHA-256 of the secret is kept. */
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
    kind: text('kind', { enum: keyKinds }).notNull().default('organisation'),
    /** Whose a personal key is. */
    userId: uuid('user_id'),
    clientId: varchar('client_id', { length: 60 }).unique('api_keys_client_id_key'),
    expiresAt: moment('expires_at').notNull(),
    lastUsedAt: moment('last_used_at'),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('api_keys_org_idx').on(table.orgId, table.id),
    index('api_keys_created_by_idx').on(table.createdBy),
    // Who leaves the organisation takes their keys along.
    foreignKey({
      name: 'api_keys_membership_fk',
      columns: [table.orgId, table.userId],
      foreignColumns: [memberships.orgId, memberships.userId],
    }).onDelete('cascade'),
    index('api_keys_membership_idx').on(table.orgId, table.userId),
  ],
);

/** Tokens that clients got for their secret (OAuth 2, client credentials); SHA-256 of the token is kept. */
export const clientTokens = pgTable(
  'client_tokens',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    orgId: uuid('org_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    keyId: uuid('key_id')
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    scopes: text('scopes', { enum: keyScopes }).array().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('client_tokens_key_idx').on(table.keyId, table.expiresAt),
    index('client_tokens_org_idx').on(table.orgId),
  ],
);

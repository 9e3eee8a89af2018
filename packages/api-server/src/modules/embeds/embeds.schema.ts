import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { embedTypes } from '@rostrum/contracts';
import { embedStatuses, type EmbedSettings } from '@rostrum/contracts/builder';
import { createdAt, idColumn, updatedAt, versionColumn } from '@rostrum/server-kit/database';
import { organisations, users } from '@rostrum/identity/schema';

/** An embed that pages name by id: what is changed here is changed on all of them. */
export const savedEmbeds = pgTable(
  'saved_embeds',
  {
    id: idColumn(),
    orgId: uuid('org_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    name: varchar('name', { length: 80 }).notNull(),
    kind: text('kind', { enum: embedTypes }).notNull(),
    status: text('status', { enum: embedStatuses }).notNull().default('active'),
    settings: jsonb('settings').$type<EmbedSettings>().notNull(),
    createdBy: uuid('created_by').references(() => users.id),
    version: versionColumn(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('saved_embeds_changed_idx').on(table.orgId, table.updatedAt),
    index('saved_embeds_created_by_idx').on(table.createdBy),
  ],
);

/** What a saved embed was, each time its settings changed; `number` is its version from then on. */
export const savedEmbedVersions = pgTable(
  'saved_embed_versions',
  {
    orgId: uuid('org_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    embedId: uuid('embed_id')
      .notNull()
      .references(() => savedEmbeds.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    settings: jsonb('settings').$type<EmbedSettings>().notNull(),
    savedBy: uuid('saved_by').references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.embedId, table.number] }),
    index('saved_embed_versions_org_idx').on(table.orgId),
    index('saved_embed_versions_saved_by_idx').on(table.savedBy),
  ],
);

/** Hosts whose pages asked for a saved embed, and when last, to the hour. */
export const embedInstalls = pgTable(
  'embed_installs',
  {
    orgId: uuid('org_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    embedId: uuid('embed_id')
      .notNull()
      .references(() => savedEmbeds.id, { onDelete: 'cascade' }),
    host: varchar('host', { length: 253 }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.embedId, table.host] }),
    index('embed_installs_org_idx').on(table.orgId),
  ],
);

/** What the embeds of an organisation begin with, and on whose pages they load. */
export const embedDefaults = pgTable('embed_defaults', {
  orgId: uuid('org_id')
    .primaryKey()
    .references(() => organisations.id, { onDelete: 'cascade' }),
  settings: jsonb('settings').$type<EmbedSettings>().notNull(),
  /** Empty: any page. */
  allowedDomains: varchar('allowed_domains', { length: 260 }).array().notNull(),
  version: integer('version').notNull(),
  updatedAt: updatedAt(),
});

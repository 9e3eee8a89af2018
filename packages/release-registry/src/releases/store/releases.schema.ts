import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
  varchar,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { RemoteRelease } from '@rostrum/contracts';
import {
  deployActions,
  releaseEvents,
  releaseSources,
  type RolloutTarget,
} from '@rostrum/contracts/releases';
import { bytea, createdAt, idColumn, moment } from '@rostrum/server-kit/database';
import { organisations, users } from '@rostrum/identity/schema';

/** One row. Whoever changes what is released locks it first, so changes are one after the other and are numbered. */
export const releaseRegistry = pgTable(
  'release_registry',
  {
    id: smallint('id').primaryKey(),
    revision: bigint('revision', { mode: 'number' }).notNull(),
  },
  (table) => [check('release_registry_one_row', sql`${table.id} = 1`)],
);

/** Every release there ever was. What it consists of never changes; what became of it is told by the columns below. */
export const releases = pgTable(
  'releases',
  {
    id: idColumn(),
    area: varchar('area', { length: 40 }).notNull(),
    version: varchar('version', { length: 64 }).notNull(),
    source: text('source', { enum: releaseSources }).notNull(),
    /** `remote.json`. */
    release: jsonb('release').$type<RemoteRelease>().notNull(),
    /** When the store had all of its files. */
    storedAt: moment('stored_at'),
    /** When it last became everybody's. */
    promotedAt: moment('promoted_at'),
    /** What was everybody's before that; null for what came with the server's own build. */
    replacedId: uuid('replaced_id').references((): AnyPgColumn => releases.id),
    brokenAt: moment('broken_at'),
    brokenReason: varchar('broken_reason', { length: 300 }),
    createdBy: varchar('created_by', { length: 120 }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('releases_area_version_key').on(table.area, table.version),
    index('releases_replaced_idx').on(table.replacedId),
  ],
);

/** What everybody gets. An area without a row, or without a release in it, follows the server's own build. */
export const releaseAreas = pgTable(
  'release_areas',
  {
    area: varchar('area', { length: 40 }).primaryKey(),
    currentId: uuid('current_id').references(() => releases.id),
  },
  (table) => [index('release_areas_current_idx').on(table.currentId)],
);

/** Who gets something else: a share of all visitors (no organisation, no user), an organisation, or a user. */
export const releaseRollouts = pgTable(
  'release_rollouts',
  {
    id: idColumn(),
    area: varchar('area', { length: 40 }).notNull(),
    releaseId: uuid('release_id')
      .notNull()
      .references(() => releases.id, { onDelete: 'cascade' }),
    /** Of ten thousand. */
    share: integer('share'),
    orgId: uuid('org_id').references(() => organisations.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    unique('release_rollouts_target_key').on(table.area, table.orgId, table.userId).nullsNotDistinct(),
    check(
      'release_rollouts_target',
      sql`(${table.share} is null) = (num_nonnulls(${table.orgId}, ${table.userId}) > 0)`,
    ),
    index('release_rollouts_release_idx').on(table.releaseId),
    index('release_rollouts_org_idx').on(table.orgId),
    index('release_rollouts_user_idx').on(table.userId),
  ],
);

/** What happened, by whom and why. Only ever added to. */
export const releaseHistory = pgTable(
  'release_history',
  {
    id: idColumn(),
    area: varchar('area', { length: 40 }).notNull(),
    version: varchar('version', { length: 64 }).notNull(),
    event: text('event', { enum: releaseEvents }).notNull(),
    actor: varchar('actor', { length: 120 }).notNull(),
    reason: varchar('reason', { length: 300 }),
    replaced: varchar('replaced', { length: 64 }),
    target: jsonb('target').$type<RolloutTarget>(),
    createdAt: createdAt(),
  },
  (table) => [index('release_history_area_idx').on(table.area, table.id)],
);

/** What an operator let an area claim although it is another's, or reserved. Everything else an area claims is its own. */
export const releaseClaims = pgTable(
  'release_claims',
  {
    area: varchar('area', { length: 40 }).notNull(),
    /** As `claims.ts` writes it: `/dashboard/people/activity`, `menu:polls`, `tabs:people`. */
    claim: varchar('claim', { length: 200 }).notNull(),
    agreedBy: varchar('agreed_by', { length: 120 }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.area, table.claim] })],
);

/** What lets a command release areas. Only the hash is kept. */
export const deployTokens = pgTable('deploy_tokens', {
  id: idColumn(),
  /** Stands in the history as the actor. */
  name: varchar('name', { length: 60 }).notNull().unique('deploy_tokens_name_key'),
  tokenHash: bytea('token_hash').notNull().unique('deploy_tokens_hash_key'),
  /** Null: every area, those of the future too. */
  areas: text('areas').array(),
  actions: text('actions', { enum: deployActions }).array().notNull(),
  expiresAt: moment('expires_at').notNull(),
  revokedAt: moment('revoked_at'),
  lastUsedAt: moment('last_used_at'),
  createdAt: createdAt(),
});

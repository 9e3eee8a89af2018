import type { RegistryHost } from '@rostrum/contracts';
import type { OverrideChoice } from '@rostrum/contracts/platform';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { createdAt, idColumn, moment } from '@rostrum/server-kit/database';
import { users } from '@rostrum/identity/schema';

const area = () => varchar('area', { length: 40 }).notNull();
const version = () => varchar('version', { length: 80 }).notNull();
const count = (name: string) => integer(name).notNull().default(0);
/** How many took how long, by the buckets of `histogram.ts`. */
const spread = (name: string) => integer(name).array().notNull();

/** What browsers told of one release in one minute. Sums and spreads: no row tells of a single visitor. */
export const platformFigures = pgTable(
  'platform_figures',
  {
    area: area(),
    version: version(),
    minute: moment('minute').notNull(),
    loads: count('loads'),
    /** Where the area could not be used; `faults` left it usable. */
    failures: count('failures'),
    faults: count('faults'),
    /** Failures told by visitors who cannot show that they were given the release: an alert, never a reason to take it back. */
    unproven: count('unproven'),
    blocks: count('blocks'),
    blockedMs: bigint('blocked_ms', { mode: 'number' }).notNull().default(0),
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    sharedHits: count('shared_hits'),
    loadMs: spread('load_ms'),
    mountMs: spread('mount_ms'),
    interactiveMs: spread('interactive_ms'),
  },
  (table) => [
    primaryKey({ columns: [table.area, table.version, table.minute] }),
    index('platform_figures_minute_idx').on(table.minute),
  ],
);

/** Who tried a release and whom it failed, one row each, whatever they report: health counts people, not reports. */
export const platformVisitors = pgTable(
  'platform_visitors',
  {
    area: area(),
    version: version(),
    /** A keyed hash that is another one every day. */
    visitor: varchar('visitor', { length: 32 }).notNull(),
    /** An account with a history of its own; otherwise everybody on one network is one visitor. */
    isAccount: boolean('is_account').notNull().default(false),
    triedAt: moment('tried_at').notNull(),
    failedAt: moment('failed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.area, table.version, table.visitor] }),
    index('platform_visitors_tried_idx').on(table.triedAt),
  ],
);

/** What fails, in the words of browsers: a few kinds for each release, counted. */
export const platformFaults = pgTable(
  'platform_faults',
  {
    area: area(),
    version: version(),
    fingerprint: varchar('fingerprint', { length: 32 }).notNull(),
    stage: varchar('stage', { length: 20 }).notNull(),
    code: varchar('code', { length: 60 }).notNull(),
    message: text('message').notNull(),
    count: count('count'),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.area, table.version, table.fingerprint] }),
    index('platform_faults_last_idx').on(table.lastAt),
  ],
);

/** Overrides that a user signed for the own browser. The cookie names the row; the row says what runs. */
export const platformOverrides = pgTable(
  'platform_overrides',
  {
    id: idColumn(),
    /** Whose session makes it count; null: whoever holds the operator's cookie. */
    holderId: uuid('holder_id').references(() => users.id, { onDelete: 'cascade' }),
    signedBy: varchar('signed_by', { length: 150 }).notNull(),
    choices: jsonb('choices').$type<OverrideChoice[]>().notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('platform_overrides_holder_idx').on(table.holderId),
    index('platform_overrides_expires_idx').on(table.expiresAt),
  ],
);

/** Shells that pages were served with, and may still be open in some tab. */
export const platformHosts = pgTable('platform_hosts', {
  version: varchar('version', { length: 64 }).primaryKey(),
  host: jsonb('host').$type<RegistryHost>().notNull(),
  firstAt: moment('first_at').notNull(),
  lastAt: moment('last_at').notNull(),
});

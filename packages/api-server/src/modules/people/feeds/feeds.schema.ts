import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import type { FeedRun } from '@rostrum/contracts/settings';
import { organisations, users } from '@rostrum/identity/schema';
import { bytea, createdAt, moment, versionColumn } from '@rostrum/server-kit/database';
import { people } from '../people.schema.ts';

/** Where an organisation's HR system keeps a file of its people; one feed each. */
export const peopleFeeds = pgTable(
  'people_feeds',
  {
    orgId: uuid('org_id')
      .primaryKey()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** Shown: the part of the address that is no secret. */
    url: varchar('url', { length: 300 }).notNull(),
    /** The whole address, encrypted: who knows it may read the file. */
    address: bytea('address').notNull(),
    unpublishesLeavers: boolean('unpublishes_leavers').notNull(),
    state: text('state', { enum: ['active', 'paused'] })
      .notNull()
      .default('active'),
    /** Fields that the last run set, and that are changed in the HR system alone. */
    locked: text('locked')
      .array()
      .notNull()
      .default(sql`'{}'`),
    lastRun: jsonb('last_run').$type<FeedRun>(),
    runningSince: moment('running_since'),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    version: versionColumn(),
    createdAt: createdAt(),
  },
  (table) => [index('people_feeds_created_by_idx').on(table.createdBy)],
);

/** Whom the feed named, and when last. */
export const peopleFeedMembers = pgTable(
  'people_feed_members',
  {
    orgId: uuid('org_id')
      .notNull()
      .references(() => peopleFeeds.orgId, { onDelete: 'cascade' }),
    personId: uuid('person_id').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.personId] }),
    foreignKey({
      name: 'people_feed_members_person_fk',
      columns: [table.orgId, table.personId],
      foreignColumns: [people.orgId, people.id],
    }).onDelete('cascade'),
  ],
);

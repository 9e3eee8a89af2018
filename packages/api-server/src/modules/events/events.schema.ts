import { boolean, index, integer, pgTable, smallint, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { eventNames } from './event-names.ts';
import { idColumn, moment } from '@rostrum/server-kit/database';

/** What visitors did, one row each. No cookie and no address: `visitor` is a hash that changes every day. */
export const events = pgTable(
  'events',
  {
    id: idColumn(),
    at: moment('at').notNull().defaultNow(),
    orgId: uuid('org_id').notNull(),
    name: text('name', { enum: eventNames }).notNull(),
    entityType: text('entity_type', { enum: ['person', 'post', 'question', 'inquiry', 'embed'] }),
    entityId: uuid('entity_id'),
    /** What was searched for, folded to lower case. */
    searchText: varchar('search_text', { length: 100 }),
    results: integer('results'),
    source: text('source', { enum: ['direct', 'search', 'social', 'referral', 'embed', 'email', 'ai'] })
      .notNull()
      .default('direct'),
    referrerHost: varchar('referrer_host', { length: 253 }),
    country: varchar('country', { length: 2 }),
    device: text('device', { enum: ['desktop', 'tablet', 'phone', 'other'] })
      .notNull()
      .default('other'),
    /** Which assistant's or search engine's program asked, of `ai_crawler` alone. */
    crawler: varchar('crawler', { length: 40 }),
    /** How long a text was on screen, of `post_time` alone. A visit is the sum of its rows. */
    seconds: smallint('seconds'),
    seekerType: varchar('seeker_type', { length: 20 }),
    visitor: varchar('visitor', { length: 32 }),
    bot: boolean('bot').notNull().default(false),
    /** The organisation's own people are recorded and left out of the figures. */
    internal: boolean('internal').notNull().default(false),
  },
  (table) => [
    index('events_org_name_at_idx').on(table.orgId, table.name, table.at),
    // Whether a visitor did the same before is asked of each event, so it must not depend on how many others did.
    index('events_visitor_idx').on(table.orgId, table.entityId, table.name, table.visitor, table.at),
    index('events_at_brin').using('brin', table.at),
  ],
);

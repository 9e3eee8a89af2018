import {
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { moment } from '@rostrum/server-kit/database';
import { organisations } from '@rostrum/identity/schema';

/** Days of an organisation whose events are counted for good. Each begins where the one before ends, so no event is in two. */
export const eventDays = pgTable(
  'event_days',
  {
    orgId: uuid('org_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** In the time zone that the organisation had then. */
    day: date('day').notNull(),
    fromAt: moment('from_at').notNull(),
    untilAt: moment('until_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.day] })],
);

/** What happened on one day with one person, post or question; and with all of a kind together, under the id of zeros. */
export const eventCounts = pgTable(
  'event_counts',
  {
    orgId: uuid('org_id').notNull(),
    day: date('day').notNull(),
    name: varchar('name', { length: 40 }).notNull(),
    entityType: varchar('entity_type', { length: 20 }).notNull(),
    entityId: uuid('entity_id').notNull(),
    /** Without programs and the organisation's own people, who are counted beside. */
    count: integer('count').notNull(),
    visitors: integer('visitors').notNull(),
    programs: integer('programs').notNull(),
    staff: integer('staff').notNull(),
    /** Of readers of a post: those who opened an inquiry form later on the same day. */
    asked: integer('asked').notNull(),
    /** Counts of views by `source:search`, `site:example.org`, `device:phone`, `country:GB`; of `search_found`, people by `term:tides`. */
    breakdown: jsonb('breakdown').$type<Record<string, number>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.name, table.entityType, table.entityId, table.day] }),
    foreignKey({
      name: 'event_counts_day_fk',
      columns: [table.orgId, table.day],
      foreignColumns: [eventDays.orgId, eventDays.day],
    }).onDelete('cascade'),
    index('event_counts_day_idx').on(table.orgId, table.day),
  ],
);

import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, primaryId } from '../../database/columns.ts';
import { organisations } from '../organisations/organisations.schema.ts';

/** What visitors do, for analytics. `visitor` is a hash with a salt of the day: nobody can be followed beyond it. */
export const events = pgTable(
  'events',
  {
    id: primaryId(),
    orgId: uuid('org_id').notNull().references(() => organisations.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    at: moment('at').notNull(),
    personId: uuid('person_id'),
    entityId: uuid('entity_id'),
    /** The search text, for search and search_zero. */
    text: text('text'),
    /** direct, search, social, referral, embed, email or ai. */
    source: text('source').notNull().default('direct'),
    referrerHost: text('referrer_host'),
    visitor: text('visitor'),
  },
  (table) => [
    index('events_org_name_at').on(table.orgId, table.name, table.at),
    index('events_person').on(table.personId, table.name, table.at),
    index('events_entity').on(table.entityId, table.name, table.at),
  ],
);

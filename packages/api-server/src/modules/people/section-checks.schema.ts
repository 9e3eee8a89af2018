import { boolean, foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { checkedSections } from '@rostrum/contracts';
import { moment } from '@rostrum/server-kit/database';
import { people } from './people.schema.ts';

/** When each section of a profile was last changed or confirmed alone, and whether by its own person. */
export const personSectionChecks = pgTable(
  'person_section_checks',
  {
    orgId: uuid('org_id').notNull(),
    personId: uuid('person_id').notNull(),
    section: text('section', { enum: checkedSections }).notNull(),
    at: moment('at').notNull(),
    isTheirs: boolean('is_theirs').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.personId, table.section] }),
    foreignKey({
      name: 'person_section_checks_person_fk',
      columns: [table.orgId, table.personId],
      foreignColumns: [people.orgId, people.id],
    }).onDelete('cascade'),
  ],
);

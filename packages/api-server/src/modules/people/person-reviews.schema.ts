import { check, foreignKey, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { bytea, moment } from '@rostrum/server-kit/database';
import { people } from './people.schema.ts';

/** The question whether a profile is still correct, as it stands: the latest round of each profile. */
export const personReviews = pgTable(
  'person_reviews',
  {
    orgId: uuid('org_id').notNull(),
    personId: uuid('person_id').notNull(),
    askedAt: moment('asked_at').notNull(),
    /** Sent in this round: the question and its reminders. */
    mails: smallint('mails').notNull(),
    mailedAt: moment('mailed_at').notNull(),
    /** When it became a task of the team. */
    escalatedAt: moment('escalated_at'),
    answeredAt: moment('answered_at'),
    answer: text('answer', { enum: ['correct', 'left'] }),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.personId] }),
    check('person_reviews_answer', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
    foreignKey({
      name: 'person_reviews_person_fk',
      columns: [table.orgId, table.personId],
      foreignColumns: [people.orgId, people.id],
    }).onDelete('cascade'),
  ],
);

/** Links of its mails. Of each only the hash is stored. */
export const personReviewLinks = pgTable(
  'person_review_links',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    orgId: uuid('org_id').notNull(),
    personId: uuid('person_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'person_review_links_review_fk',
      columns: [table.orgId, table.personId],
      foreignColumns: [personReviews.orgId, personReviews.personId],
    }).onDelete('cascade'),
    index('person_review_links_review_idx').on(table.orgId, table.personId),
  ],
);

import { sql } from 'drizzle-orm';
import { foreignKey, index, jsonb, pgTable, text, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { bytea, citext, createdAt, idColumn, moment, updatedAt } from '@rostrum/server-kit/database';
import { organisations } from '../organisations/organisations.schema.ts';
import { people } from '../linked-people.schema.ts';
import { users, type MembershipScopes } from '../users/users.schema.ts';

/** Who was asked by mail to join an organisation, and what came of it. The link's secret is kept as SHA-256 only. */
export const invitations = pgTable(
  'invitations',
  {
    id: idColumn(),
    orgId: uuid('org_id')
      .notNull()
      .references(() => organisations.id),
    email: citext('email').notNull(),
    firstname: varchar('firstname', { length: 60 }).notNull().default(''),
    lastname: varchar('lastname', { length: 60 }).notNull().default(''),
    role: text('role', { enum: ['owner', 'administrator', 'agent', 'expert', 'staff'] }).notNull(),
    scopes: jsonb('scopes').$type<MembershipScopes>().notNull().default({ departments: [], tags: [] }),
    /** The profile that will belong to the new member. */
    personId: uuid('person_id'),
    /** A personal note; part of the email and of the page of the invitation. */
    note: varchar('note', { length: 500 }).notNull().default(''),
    secretHash: bytea('secret_hash').notNull().unique('invitations_secret_hash_key'),
    /** One that was not answered in time stays `pending` here and reads as expired by `expires_at`. */
    status: text('status', { enum: ['pending', 'accepted', 'revoked'] })
      .notNull()
      .default('pending'),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    /** As it stood then: the mail and the page name who asked, even after they left. */
    invitedByName: varchar('invited_by_name', { length: 150 }).notNull(),
    sentAt: moment('sent_at')
      .notNull()
      .default(sql`now()`),
    expiresAt: moment('expires_at').notNull(),
    answeredAt: moment('answered_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    foreignKey({
      name: 'invitations_person_fk',
      columns: [table.orgId, table.personId],
      foreignColumns: [people.orgId, people.id],
    }),
    /** One open invitation per address and organisation: a newer one takes its place. */
    uniqueIndex('invitations_open_key')
      .on(table.orgId, table.email)
      .where(sql`${table.status} = 'pending'`),
    index('invitations_org_idx').on(table.orgId, table.createdAt),
    index('invitations_person_idx').on(table.orgId, table.personId),
    index('invitations_invited_by_idx').on(table.invitedBy),
  ],
);

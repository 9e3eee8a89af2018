import { index, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { ssoKinds } from '@rostrum/contracts';
import { citext, idColumn, moment } from '@rostrum/server-kit/database';
import { sql } from 'drizzle-orm';
import { organisations } from '../../organisations/organisations.schema.ts';

/** Sign-ins through an identity provider that were refused, for the administrators of the organisation. */
export const ssoAttempts = pgTable(
  'sso_attempts',
  {
    id: idColumn(),
    orgId: uuid('org_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ssoKinds }).notNull(),
    at: moment('at')
      .notNull()
      .default(sql`now()`),
    /** The code that the person saw, one of `ssoErrors`. */
    error: varchar('error', { length: 60 }).notNull(),
    /** The code of the exact reason, one of `ssoReasons`. */
    reason: varchar('reason', { length: 60 }).notNull(),
    expected: varchar('expected', { length: 500 }),
    received: varchar('received', { length: 500 }),
    /** The address of the person, only when the reason is about who they are. */
    email: citext('email'),
  },
  (table) => [
    index('sso_attempts_org_idx').on(table.orgId, table.at),
    index('sso_attempts_email_idx').on(table.email),
  ],
);

import { index, jsonb, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { bytea, citext, createdAt, idColumn, moment } from '@rostrum/server-kit/database';
import { users } from '../users/users.schema.ts';

/** What a one-time secret is good for. A secret of one purpose is worth nothing for another. */
export const oneTimePurposes = [
  'reset_password',
  'sign_in_link',
  'verify_email',
  'change_email',
  'second_factor',
  /** Proves the account's mailbox in the middle of a session. */
  'confirm_mailbox',
  /** Brings back an account that its person deleted. */
  'restore_account',
  'passkey_challenge',
  'totp_enrolment',
  'saml_request',
  'saml_ticket',
  'oidc_state',
  'oidc_ticket',
  /** Work that waits for the answer to be out: what a stranger asked for, before anybody looks whether the address is known. */
  'account_order',
] as const;
export type OneTimePurpose = (typeof oneTimePurposes)[number];

/** Secrets that work once and not for long. Only their SHA-256 is kept; using one deletes its row. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    id: idColumn(),
    purpose: text('purpose', { enum: oneTimePurposes }).notNull(),
    secretHash: bytea('secret_hash').notNull().unique('one_time_tokens_secret_hash_key'),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    orgId: uuid('org_id'),
    /** Where the secret was sent, when it was mailed. */
    email: citext('email'),
    /** What was true when it was made and must still be true when it is used, like a hash of the password hash. */
    stamp: varchar('stamp', { length: 100 }),
    callbackUrl: varchar('callback_url', { length: 2048 }),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('one_time_tokens_user_idx').on(table.userId),
    index('one_time_tokens_expires_idx').on(table.expiresAt),
  ],
);

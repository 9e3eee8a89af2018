import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { bytea, createdAt, idColumn, moment } from '@rostrum/server-kit/database';
import { users } from '../users/users.schema.ts';

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** An authenticator app that was confirmed with a code; enrolments that were not live in one_time_tokens. */
export const totpCredentials = pgTable('totp_credentials', {
  userId: owner().primaryKey(),
  /** Encrypted with a key that is not in the database. */
  secret: bytea('secret').notNull(),
  /** Number of the 30-second step whose code was used last: each code works once. */
  lastUsedStep: bigint('last_used_step', { mode: 'number' }).notNull(),
  createdAt: createdAt(),
});

/** The way in when the phone is lost. Each works once; used ones stay until the set is replaced. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: idColumn(),
    userId: owner(),
    codeHash: bytea('code_hash').notNull(),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  },
  (table) => [unique('recovery_codes_user_hash_key').on(table.userId, table.codeHash)],
);

export const passkeys = pgTable(
  'passkeys',
  {
    id: idColumn(),
    userId: owner(),
    /** The authenticator's own name for it, base64url. */
    credentialId: text('credential_id').notNull().unique('passkeys_credential_key'),
    publicKey: bytea('public_key').notNull(),
    /** Counts uses where the authenticator does; going backwards betrays a copy. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports')
      .array()
      .notNull()
      .default(sql`'{}'`),
    name: varchar('name', { length: 60 }).notNull(),
    isBackedUp: boolean('is_backed_up').notNull(),
    lastUsedAt: moment('last_used_at'),
    createdAt: createdAt(),
  },
  (table) => [index('passkeys_user_idx').on(table.userId)],
);

/** Kinds of browser that a user signed in with before; a new one is worth a mail. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: owner(),
    /** In words, like "Firefox on Windows": no finger print. */
    device: varchar('device', { length: 120 }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.device] })],
);

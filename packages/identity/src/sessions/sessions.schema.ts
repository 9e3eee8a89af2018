import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { bytea, createdAt, idColumn, moment } from '@rostrum/server-kit/database';
import { memberships, users } from '../users/users.schema.ts';

/** Ways to prove who one is. `oidc` is an issuer of the whole installation. */
export const signInMethods = ['password', 'email', 'saml', 'organisation_oidc', 'oidc', 'passkey'] as const;
/** The connection that the session's organisation set up itself, which is left to ask for second factors. */
export const organisationMethods = ['saml', 'organisation_oidc'] as const satisfies readonly SignInMethod[];
export type SignInMethod = (typeof signInMethods)[number];

/** One line of refresh tokens: `generation` counts up at each rotation, and a replay of an old one ends the line. */
export const refreshFamilies = pgTable(
  'refresh_families',
  {
    id: idColumn(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    generation: integer('generation').notNull().default(1),
    rotatedAt: moment('rotated_at'),
    revokedAt: moment('revoked_at'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('refresh_families_user_idx').on(table.userId)],
);

/** A signed-in browser. The cookie holds the secret, this table only its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    id: idColumn(),
    secretHash: bytea('secret_hash').notNull().unique('sessions_secret_hash_key'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The organisation the session acts in; null for seekers. Leaving it ends the session. */
    orgId: uuid('org_id'),
    familyId: uuid('family_id')
      .notNull()
      .references(() => refreshFamilies.id, { onDelete: 'cascade' }),
    /** Part of the API token, raised at each refresh so that a new session is really new. */
    tokenGeneration: integer('token_generation').notNull().default(1),
    expiresAt: moment('expires_at').notNull(),
    absoluteExpiresAt: moment('absolute_expires_at').notNull(),
    ip: text('ip'),
    userAgent: varchar('user_agent', { length: 300 }),
    /** How the person proved who they are. */
    method: text('method', { enum: signInMethods }).notNull().default('password'),
    /** When the person proved at sign-in who they are. A session that follows another one inherits it. */
    authenticatedAt: moment('authenticated_at')
      .notNull()
      .default(sql`now()`),
    /** When a mailed link last proved that the person reads the account's mailbox; null when none has. */
    mailboxProvenAt: moment('mailbox_proven_at'),
    /** When a second factor was given in this session; null when none was asked for. */
    secondFactorAt: moment('second_factor_at'),
    /** When the person last proved again who they are, for a sensitive change. */
    confirmedAt: moment('confirmed_at'),
    /** Touched at most every five minutes, for the list of sessions. */
    lastUsedAt: moment('last_used_at')
      .notNull()
      .default(sql`now()`),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'sessions_membership_fk',
      columns: [table.orgId, table.userId],
      foreignColumns: [memberships.orgId, memberships.userId],
    }).onDelete('cascade'),
    index('sessions_user_idx').on(table.userId),
    index('sessions_membership_idx').on(table.orgId, table.userId),
    index('sessions_family_idx').on(table.familyId),
    index('sessions_expires_idx').on(table.expiresAt),
  ],
);

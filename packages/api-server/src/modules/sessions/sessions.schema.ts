import { customType, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment, primaryId } from '../../database/columns.ts';
import { organisations } from '../organisations/organisations.schema.ts';
import { users } from '../users/users.schema.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A signed-in browser. Only hashes of what the browser holds are kept. */
export const sessions = pgTable(
  'sessions',
  {
    id: primaryId(),
    userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    orgId: uuid('org_id').references(() => organisations.id, { onDelete: 'cascade' }),
    /** sha256 of the cookie's value. */
    tokenHash: bytea('token_hash').notNull().unique(),
    /** sha256 of the token that authorised calls carry, and of the one before it. */
    apiTokenHash: bytea('api_token_hash').notNull().unique(),
    apiTokenExpiresAt: moment('api_token_expires_at').notNull(),
    previousApiTokenHash: bytea('previous_api_token_hash'),
    previousApiTokenExpiresAt: moment('previous_api_token_expires_at'),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    absoluteExpiresAt: moment('absolute_expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_org').on(table.orgId), index('sessions_previous_api_token').on(table.previousApiTokenHash)],
);

/** A chain of refresh tokens: `generation` counts up, a re-used older one revokes the whole family. */
export const refreshFamilies = pgTable(
  'refresh_families',
  {
    id: primaryId(),
    sessionId: uuid('session_id').notNull().references(() => sessions.id, { onDelete: 'cascade' }),
    generation: integer('generation').notNull().default(1),
    rotatedAt: moment('rotated_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('refresh_families_session').on(table.sessionId)],
);

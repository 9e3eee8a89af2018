import { index, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '@rostrum/server-kit/database';
import { ssoConnections } from '../sso.schema.ts';

/** Logout tokens of issuers that were used, until their age alone refuses them. */
export const oidcLogoutTokens = pgTable(
  'oidc_logout_tokens',
  {
    /** Null for issuers of the installation. */
    connectionId: uuid('connection_id').references(() => ssoConnections.id, { onDelete: 'cascade' }),
    /** SHA-256 of the issuer and the `jti` claim, which the issuer makes as long as it likes. */
    tokenHash: bytea('token_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    unique('oidc_logout_tokens_key').on(table.connectionId, table.tokenHash).nullsNotDistinct(),
    index('oidc_logout_tokens_expires_idx').on(table.expiresAt),
  ],
);

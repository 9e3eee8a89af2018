import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '@rostrum/server-kit/database';
import { ssoConnections } from '../sso.schema.ts';

/** Logout tokens of issuers that were used, until their age alone refuses them. */
export const oidcLogoutTokens = pgTable(
  'oidc_logout_tokens',
  {
    connectionId: uuid('connection_id')
      .notNull()
      .references(() => ssoConnections.id, { onDelete: 'cascade' }),
    /** SHA-256 of the `jti` claim, which the issuer makes as long as it likes. */
    tokenHash: bytea('token_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.connectionId, table.tokenHash] }),
    index('oidc_logout_tokens_expires_idx').on(table.expiresAt),
  ],
);

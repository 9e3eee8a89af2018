import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { bytea, createdAt } from '@rostrum/server-kit/database';
import { organisations } from '../organisations/organisations.schema.ts';
import { sessions } from './sessions.schema.ts';

/** Sessions that began at an identity provider, so that the provider can end them. */
export const providerSessions = pgTable(
  'provider_sessions',
  {
    sessionId: uuid('session_id')
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Whose provider it is; null for an issuer of the installation. */
    orgId: uuid('org_id').references(() => organisations.id, { onDelete: 'cascade' }),
    /** SHA-256 of the NameID (SAML) or the `sub` claim (OpenID Connect). */
    subjectHash: bytea('subject_hash').notNull(),
    /** SHA-256 of the SessionIndex or the `sid` claim; null when the provider sent none. */
    sessionIndexHash: bytea('session_index_hash'),
    /** What a logout request to the provider must quote, encrypted. */
    logoutData: bytea('logout_data'),
    createdAt: createdAt(),
  },
  (table) => [
    index('provider_sessions_subject_idx').on(table.orgId, table.subjectHash),
    index('provider_sessions_index_idx').on(table.orgId, table.sessionIndexHash),
  ],
);

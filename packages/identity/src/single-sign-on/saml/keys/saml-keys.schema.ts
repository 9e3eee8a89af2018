import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, createdAt, idColumn, moment } from '@rostrum/server-kit/database';
import { organisations } from '../../../organisations/organisations.schema.ts';

export const samlKeyUses = ['signing', 'encryption'] as const;
export type SamlKeyUse = (typeof samlKeyUses)[number];

/** Keys of this installation towards the identity provider of one organisation. */
export const samlKeys = pgTable(
  'saml_keys',
  {
    id: idColumn(),
    orgId: uuid('org_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    use: text('use', { enum: samlKeyUses }).notNull(),
    /** PEM, as the metadata lists it. */
    certificate: text('certificate').notNull(),
    /** PKCS #8, encrypted. */
    privateKey: bytea('private_key').notNull(),
    /** Listed from its creation, but signs only from here: providers need time to read the metadata again. */
    activeFrom: moment('active_from').notNull(),
    /** When it is no longer listed or used; null until another key replaces it. */
    retiresAt: moment('retires_at'),
    createdAt: createdAt(),
  },
  (table) => [index('saml_keys_org_idx').on(table.orgId, table.use)],
);

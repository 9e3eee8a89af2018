import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { jitRoles, ssoKinds, ssoStatuses } from '@rostrum/contracts';
import {
  bytea,
  citext,
  createdAt,
  idColumn,
  moment,
  updatedAt,
  versionColumn,
} from '@rostrum/server-kit/database';
import { organisations } from '../organisations/organisations.schema.ts';
import { memberships, users } from '../users/users.schema.ts';

/** Names of the attributes (SAML) or claims (OIDC) in which an identity provider tells who a user is. */
export interface AttributeMap {
  email?: string;
  firstname?: string;
  lastname?: string;
  displayname?: string;
  picture?: string;
  groups?: string;
  roles?: string;
}

/** Ways in which a request travels to the identity provider. */
export const samlBindings = ['redirect', 'post'] as const;
export type SamlBinding = (typeof samlBindings)[number];

/** Whether the provider is asked to encrypt assertions. */
export const samlEncryptions = ['off', 'offered', 'required'] as const;

/** A sign-in while a connection is tested: what was received, and whether it would do. */
export interface SsoTest {
  at: string;
  /** Why it was refused, as a code of `ssoErrors`; null when it worked. */
  error: string | null;
  email: string | null;
  firstname: string | null;
  lastname: string | null;
  /** Everything that was sent, shortened. */
  attributes: { name: string; values: string[] }[];
}

/** How an organisation signs its members in: one identity provider each, spoken to by SAML or OIDC. */
export const ssoConnections = pgTable('sso_connections', {
  id: idColumn(),
  orgId: uuid('org_id')
    .notNull()
    .unique('sso_connections_org_key')
    .references(() => organisations.id, { onDelete: 'cascade' }),
  kind: text('kind', { enum: ssoKinds }).notNull(),
  status: text('status', { enum: ssoStatuses }).notNull().default('not_set'),
  /** SAML: who the identity provider says it is, where it is asked, and what its signatures are checked with. */
  entityId: varchar('entity_id', { length: 1024 }),
  ssoUrl: varchar('sso_url', { length: 2048 }),
  /** Which bindings the metadata offers for requests. */
  ssoBindings: text('sso_bindings', { enum: samlBindings })
    .array()
    .notNull()
    .default(sql`'{redirect}'`),
  /** The address of the POST binding, when it differs from `ssoUrl`. */
  ssoPostUrl: varchar('sso_post_url', { length: 2048 }),
  /** The binding that the administrator chose; null: redirect when the provider offers it. */
  requestBinding: text('request_binding', { enum: samlBindings }),
  /** Where logout requests go; null when the provider has no Single Logout. */
  sloUrl: varchar('slo_url', { length: 2048 }),
  sloBinding: text('slo_binding', { enum: samlBindings }),
  /** Where logout responses go, when that is another address than `sloUrl`. */
  sloResponseUrl: varchar('slo_response_url', { length: 2048 }),
  /** Whether the metadata says WantAuthnRequestsSigned. */
  wantsSignedRequests: boolean('wants_signed_requests').notNull().default(false),
  /** The administrator's choice; null: as the metadata says. */
  signRequests: boolean('sign_requests'),
  forceAuthn: boolean('force_authn').notNull().default(false),
  wantAssertionsSigned: boolean('want_assertions_signed').notNull().default(true),
  /** `offered`: our metadata lists an encryption key. `required`: assertions that are not encrypted are refused. */
  encryption: text('encryption', { enum: samlEncryptions }).notNull().default('off'),
  /** Whether signing out here signs out at the provider too, where it has Single Logout. */
  singleLogout: boolean('single_logout').notNull().default(true),
  /** Whether names follow the identity provider at later sign-ins. */
  updateProfile: boolean('update_profile').notNull().default(false),
  /** The address that metadata (SAML) is read from again; null when it was pasted. */
  metadataUrl: varchar('metadata_url', { length: 2048 }),
  /** The entity that is meant, where that address describes several. */
  metadataEntityId: varchar('metadata_entity_id', { length: 1024 }),
  /** When metadata was last read successfully, and when reading was last tried. */
  metadataReadAt: moment('metadata_read_at'),
  metadataTriedAt: moment('metadata_tried_at'),
  /** Why the last reading failed; null when it worked. */
  metadataError: varchar('metadata_error', { length: 500 }),
  /** Certificates of the metadata that are not used, and why, in words. */
  metadataNotes: text('metadata_notes')
    .array()
    .notNull()
    .default(sql`'{}'`),
  /** PEM; several while one replaces another. */
  certificates: text('certificates')
    .array()
    .notNull()
    .default(sql`'{}'`),
  nameIdFormat: varchar('name_id_format', { length: 200 }),
  wantResponseSigned: boolean('want_response_signed').notNull().default(false),
  allowIdpInitiated: boolean('allow_idp_initiated').notNull().default(false),
  /** OIDC: the issuer and what this installation is registered as there. The secret is encrypted. */
  issuer: varchar('issuer', { length: 1024 }),
  clientId: varchar('client_id', { length: 255 }),
  clientSecret: bytea('client_secret'),
  /** Some issuers never say `email_verified`; one that says no is refused all the same. */
  trustsEmail: boolean('trusts_email').notNull().default(false),
  /** OIDC: whether a sign-out here ends the session at the issuer too. */
  signOutAtProvider: boolean('sign_out_at_provider').notNull().default(false),
  attributeMap: jsonb('attribute_map').$type<AttributeMap>().notNull().default({}),
  /** Whether a user without an account gets one at the first sign-in, and as what. */
  jitOn: boolean('jit_on').notNull().default(false),
  jitRole: text('jit_role', { enum: jitRoles }).notNull().default('staff'),
  /** The last sign-in that worked; enforcing needs a fresh one. */
  lastSignInAt: moment('last_sign_in_at'),
  /** What the newest sign-in brought while the connection was being tested. */
  lastTest: jsonb('last_test').$type<SsoTest>(),
  version: versionColumn(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** Email domains that an organisation says are its own; only proven ones count. */
export const ssoDomains = pgTable(
  'sso_domains',
  {
    id: idColumn(),
    orgId: uuid('org_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    domain: citext('domain').notNull(),
    /** What the TXT record must say. */
    txt: varchar('txt', { length: 100 }).notNull(),
    verifiedAt: moment('verified_at'),
    /** As what people with an address of the domain may join by themselves; null: only who is invited. */
    joinRole: text('join_role', { enum: jitRoles }),
    createdAt: createdAt(),
  },
  (table) => [
    unique('sso_domains_org_domain_key').on(table.orgId, table.domain),
    // Anybody may claim a domain, so a claim alone must not keep its real owner from proving it.
    uniqueIndex('sso_domains_verified_key')
      .on(table.domain)
      .where(sql`verified_at is not null`),
  ],
);

/** Warnings that were given before a certificate ended: each once. */
export const ssoCertificateAlarms = pgTable(
  'sso_certificate_alarms',
  {
    orgId: uuid('org_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** SHA-256 of the certificate. */
    certificateHash: bytea('certificate_hash').notNull(),
    days: smallint('days').notNull(),
    givenAt: moment('given_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.certificateHash, table.days] })],
);

/** Assertions that were used, until they expire: each signs in once. */
export const samlAssertions = pgTable(
  'saml_assertions',
  {
    orgId: uuid('org_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** SHA-256 of the assertion's ID, which the identity provider chooses and may make as long as it likes. */
    assertionHash: bytea('assertion_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.assertionHash] }),
    index('saml_assertions_expires_idx').on(table.expiresAt),
  ],
);

/** Who a user of an identity provider is here. Without an organisation the issuer is one of the installation. */
export const externalIdentities = pgTable(
  'external_identities',
  {
    id: idColumn(),
    orgId: uuid('org_id').references(() => organisations.id, { onDelete: 'cascade' }),
    issuer: varchar('issuer', { length: 1024 }).notNull(),
    /** SHA-256 of what the issuer calls the person. */
    subjectHash: bytea('subject_hash').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** When the person linked it with a proof of the account; null when it was tied at a first sign-in. */
    linkedAt: moment('linked_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('external_identities_subject_key')
      .on(table.orgId, table.issuer, table.subjectHash)
      .nullsNotDistinct(),
    // Who leaves the organisation is no longer known by its identity provider either.
    foreignKey({
      name: 'external_identities_membership_fk',
      columns: [table.orgId, table.userId],
      foreignColumns: [memberships.orgId, memberships.userId],
    }).onDelete('cascade'),
    index('external_identities_user_idx').on(table.userId),
    index('external_identities_membership_idx').on(table.orgId, table.userId),
  ],
);

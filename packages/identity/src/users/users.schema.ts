import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { seekerRoles } from '@rostrum/contracts';
import { citext, createdAt, idColumn, moment, updatedAt, versionColumn } from '@rostrum/server-kit/database';
import { organisations } from '../organisations/organisations.schema.ts';
import { people } from '../linked-people.schema.ts';

/** A person who can sign in. The id is the opaque `identifier` of sessions and URLs. */
export const users = pgTable('users', {
  id: idColumn(),
  email: citext('email').notNull().unique('users_email_key'),
  emailVerifiedAt: moment('email_verified_at'),
  /** argon2id as a PHC string; null for those who only sign in elsewhere or were just invited. */
  passwordHash: text('password_hash'),
  firstname: varchar('firstname', { length: 60 }).notNull(),
  lastname: varchar('lastname', { length: 60 }).notNull(),
  phone: varchar('phone', { length: 40 }),
  image: text('image'),
  /** The photo that `image` is cut from, when the person uploaded one. */
  imageUploadId: uuid('image_upload_id'),
  locale: varchar('locale', { length: 35 }).notNull().default('en'),
  timezone: varchar('timezone', { length: 60 }).notNull().default('UTC'),
  /** False: in an organisation, its time zone is shown and `timezone` follows it. */
  usesOwnTimezone: boolean('uses_own_timezone').notNull().default(false),
  status: text('status', { enum: ['invited', 'active', 'deactivated', 'deleted'] })
    .notNull()
    .default('active'),
  lastLoginAt: moment('last_login_at'),
  version: versionColumn(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  deletedAt: moment('deleted_at'),
});

export interface MembershipScopes {
  departments: string[];
  tags: string[];
  /** An agent with this right publishes profiles in the scope. */
  publishes?: boolean | undefined;
}

/** What a user is in one organisation. Seekers have none: they act across organisations. */
export const memberships = pgTable(
  'memberships',
  {
    orgId: uuid('org_id')
      .notNull()
      .references(() => organisations.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    role: text('role', {
      enum: ['owner', 'administrator', 'agent', 'expert', 'individual', 'staff'],
    }).notNull(),
    /** The profile that belongs to the user, for experts, individuals and staff. */
    personId: uuid('person_id'),
    scopes: jsonb('scopes').$type<MembershipScopes>().notNull().default({ departments: [], tags: [] }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.userId] }),
    foreignKey({
      name: 'memberships_person_fk',
      columns: [table.orgId, table.personId],
      foreignColumns: [people.orgId, people.id],
    }),
    index('memberships_user_idx').on(table.userId),
    uniqueIndex('memberships_person_key').on(table.orgId, table.personId),
  ],
);

/** What a seeker says about themselves; `verification` is what others have found out. */
export const seekerProfiles = pgTable('seeker_profiles', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  seekerType: text('seeker_type', { enum: seekerRoles }).notNull(),
  organization: varchar('organization', { length: 120 }),
  jobTitle: varchar('job_title', { length: 120 }),
  outlet: varchar('outlet', { length: 120 }),
  mediaPosition: text('media_position', {
    enum: ['reporter', 'editor', 'news_director', 'researcher', 'other'],
  }),
  mediaType: text('media_type', { enum: ['print', 'online', 'tv', 'radio', 'podcast', 'wire'] }),
  website: text('website'),
  city: varchar('city', { length: 80 }),
  state: varchar('state', { length: 80 }),
  country: varchar('country', { length: 2 }),
  beats: text('beats')
    .array()
    .notNull()
    .default(sql`'{}'`),
  bylines: text('bylines')
    .array()
    .notNull()
    .default(sql`'{}'`),
  verification: text('verification', { enum: ['unverified', 'email_domain', 'manual', 'rejected'] })
    .notNull()
    .default('unverified'),
  version: versionColumn(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

import { index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment, primaryId, updatedAt, versionColumn } from '../../database/columns.ts';
import { organisations } from '../organisations/organisations.schema.ts';

/** Somebody who can sign in. `email` is kept lower-case and is unique in that form. */
export const users = pgTable('users', {
  id: primaryId(),
  email: text('email').notNull().unique(),
  emailVerifiedAt: moment('email_verified_at'),
  passwordHash: text('password_hash'),
  firstname: text('firstname').notNull(),
  lastname: text('lastname').notNull(),
  phone: text('phone'),
  image: text('image'),
  timezone: text('timezone').notNull().default('UTC'),
  /** invited, active, locked, deactivated or deleted. */
  status: text('status').notNull().default('active'),
  lastLoginAt: moment('last_login_at'),
  version: versionColumn(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** What a user is in one organisation. A seeker has a seeker profile instead. */
export const memberships = pgTable(
  'memberships',
  {
    id: primaryId(),
    userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    orgId: uuid('org_id').notNull().references(() => organisations.id, { onDelete: 'cascade' }),
    role: text('role').notNull(),
    /** The profile that belongs to this member; its foreign key stands with people. */
    personId: uuid('person_id'),
    /** What an agent may see; empty lists mean the whole organisation. */
    scopes: jsonb('scopes').$type<{ departments: string[]; tags: string[] }>().notNull().default({ departments: [], tags: [] }),
    createdAt: createdAt(),
  },
  (table) => [unique('memberships_user_org').on(table.userId, table.orgId), index('memberships_org').on(table.orgId, table.role), index('memberships_person').on(table.personId)],
);

/** What a seeker says of themself; `seekerType` is their role. */
export const seekerProfiles = pgTable('seeker_profiles', {
  userId: uuid('user_id').primaryKey().references(() => users.id, { onDelete: 'cascade' }),
  seekerType: text('seeker_type').notNull(),
  organization: text('organization'),
  jobTitle: text('job_title'),
  country: text('country').notNull().default('GB'),
  city: text('city'),
  state: text('state'),
  beats: jsonb('beats').$type<string[]>().notNull().default([]),
  /** unverified, email_domain, manual or rejected. */
  verification: text('verification').notNull().default('unverified'),
  createdAt: createdAt(),
});

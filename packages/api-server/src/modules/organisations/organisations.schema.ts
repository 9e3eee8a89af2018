import { sql } from 'drizzle-orm';
import { boolean, check, jsonb, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { citext, createdAt, idColumn, moment, updatedAt, versionColumn } from '../../database/columns.ts';

export interface OrganisationPhone {
  label: string;
  number: string;
  extension?: string;
  public: boolean;
  /** The media desk's own line: shown to seekers as the way out when time is short. */
  desk: boolean;
}

/** The tenant. Every tenant table names it in `org_id`. */
export const organisations = pgTable(
  'organisations',
  {
    id: idColumn(),
    name: varchar('name', { length: 150 }).notNull(),
    companyUsername: citext('company_username').notNull().unique('organisations_company_username_key'),
    kind: text('kind', {
      enum: ['university', 'hospital', 'law_firm', 'corporation', 'ngo', 'government', 'agency', 'individual', 'other'],
    }).notNull(),
    description: varchar('description', { length: 2000 }).notNull().default(''),
    website: varchar('website', { length: 300 }),
    logo: text('logo'),
    street: varchar('street', { length: 120 }),
    city: varchar('city', { length: 80 }),
    state: varchar('state', { length: 80 }),
    postal: varchar('postal', { length: 12 }),
    country: varchar('country', { length: 2 }).notNull(),
    phones: jsonb('phones').$type<OrganisationPhone[]>().notNull().default([]),
    timezone: varchar('timezone', { length: 60 }).notNull().default('UTC'),
    locale: varchar('locale', { length: 35 }).notNull().default('en'),
    directoryAccess: text('directory_access', { enum: ['public', 'private', 'unlisted'] }).notNull().default('public'),
    expertCenterUrl: text('expert_center_url'),
    privacyContact: varchar('privacy_contact', { length: 254 }),
    status: text('status', { enum: ['trial', 'active', 'past_due', 'suspended', 'closed'] }).notNull().default('active'),
    /** Marks the demonstration organisations, so that nothing real is ever mistaken for them. */
    isDemo: boolean('is_demo').notNull().default(false),
    version: versionColumn(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [check('organisations_phones_at_most_5', sql`jsonb_array_length(${table.phones}) <= 5`)],
);

import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { citext, createdAt, idColumn, moment, updatedAt, versionColumn } from '@rostrum/server-kit/database';

export interface OrganisationPhone {
  label: string;
  number: string;
}

/** The tenant. Every tenant table names it in `org_id`. */
export const organisations = pgTable(
  'organisations',
  {
    id: idColumn(),
    name: varchar('name', { length: 150 }).notNull(),
    companyUsername: citext('company_username').notNull().unique('organisations_company_username_key'),
    kind: text('kind', {
      enum: [
        'university',
        'hospital',
        'law_firm',
        'corporation',
        'ngo',
        'government',
        'agency',
        'individual',
        'other',
      ],
    }).notNull(),
    description: varchar('description', { length: 2000 }).notNull().default(''),
    website: varchar('website', { length: 300 }),
    logo: text('logo'),
    /** Shown in place of the logo in dark mode. */
    logoDark: text('logo_dark'),
    street: varchar('street', { length: 120 }),
    city: varchar('city', { length: 80 }),
    state: varchar('state', { length: 80 }),
    postal: varchar('postal', { length: 12 }),
    country: varchar('country', { length: 2 }).notNull(),
    /** The media desk: shown to seekers as the way out when time is short, and copied into emails of inquiries. */
    deskPhone: varchar('desk_phone', { length: 40 }),
    deskEmail: varchar('desk_email', { length: 254 }),
    /** Numbers beside that of the desk, as its page shows them. */
    phones: jsonb('phones').$type<OrganisationPhone[]>().notNull().default([]),
    timezone: varchar('timezone', { length: 60 }).notNull().default('UTC'),
    locale: varchar('locale', { length: 35 }).notNull().default('en'),
    directoryAccess: text('directory_access', { enum: ['public', 'private', 'unlisted'] })
      .notNull()
      .default('public'),
    /** Whether search engines may list its pages; a directory that is not public is kept from them whatever stands here. */
    isIndexed: boolean('is_indexed').notNull().default(true),
    expertCenterUrl: text('expert_center_url'),
    privacyContact: varchar('privacy_contact', { length: 254 }),
    /** Addresses of its profiles elsewhere. */
    social: text('social')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Of what it says of itself, which is saved beside the contact details. */
    profileVersion: integer('profile_version').notNull().default(1),
    status: text('status', { enum: ['trial', 'active', 'past_due', 'suspended', 'closed'] })
      .notNull()
      .default('active'),
    /** Since when the status is what it is. Kept by a trigger. */
    statusSince: moment('status_since').notNull().defaultNow(),
    /** When an organisation that an owner closed is closed for good; until then it goes on. */
    closingAt: moment('closing_at'),
    /** Since when nothing of it may be erased, who said so and why; all three or none. */
    legalHoldAt: moment('legal_hold_at'),
    legalHoldBy: varchar('legal_hold_by', { length: 150 }),
    legalHoldReason: varchar('legal_hold_reason', { length: 500 }),
    /** Members must sign in with a second factor, or set one up before anything else. */
    requiresSecondFactor: boolean('requires_second_factor').notNull().default(false),
    /** Marks the demonstration organisations, so that nothing real is ever mistaken for them. */
    isDemo: boolean('is_demo').notNull().default(false),
    version: versionColumn(),
    /** Since when the first steps of the home are hidden. */
    firstStepsHiddenAt: moment('first_steps_hidden_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    check(
      'organisations_hold_has_a_reason',
      sql`(${table.legalHoldAt} is null) = (${table.legalHoldReason} is null)`,
    ),
  ],
);

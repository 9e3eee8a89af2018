import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment, primaryId, updatedAt, versionColumn } from '../../database/columns.ts';
import { organisations } from '../organisations/organisations.schema.ts';

/** An expert's or staff member's profile. `username` is unique over all organisations: it is the public address. */
export const people = pgTable(
  'people',
  {
    id: primaryId(),
    orgId: uuid('org_id').notNull().references(() => organisations.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    username: text('username').notNull().unique(),
    firstname: text('firstname').notNull(),
    lastname: text('lastname').notNull(),
    prefix: text('prefix'),
    pronouns: text('pronouns'),
    namePronunciation: text('name_pronunciation'),
    jobTitle: text('job_title').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    department: text('department'),
    headline: text('headline').notNull().default(''),
    biography: text('biography').notNull().default(''),
    image: text('image'),
    status: text('status').notNull().default('draft'),
    access: text('access').notNull().default('public'),
    featured: integer('featured').notNull().default(0),
    topics: jsonb('topics').$type<string[]>().notNull().default([]),
    industries: jsonb('industries').$type<string[]>().notNull().default([]),
    languages: jsonb('languages').$type<string[]>().notNull().default([]),
    readiness: jsonb('readiness').$type<Record<string, unknown>>(),
    completeness: integer('completeness').notNull().default(0),
    consentAt: moment('consent_at'),
    lastConfirmedAt: moment('last_confirmed_at'),
    publishedAt: moment('published_at'),
    version: versionColumn(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('people_org_id').on(table.orgId, table.id),
    index('people_org_name').on(table.orgId, table.lastname, table.firstname),
    index('people_org_status').on(table.orgId, table.status),
    index('people_topics').using('gin', table.topics),
  ],
);

/** Entries of a profile; `data` is checked by the contract's schema of its kind. */
export const personSections = pgTable(
  'person_sections',
  {
    id: primaryId(),
    orgId: uuid('org_id').notNull(),
    personId: uuid('person_id').notNull(),
    kind: text('kind').notNull(),
    position: integer('position').notNull().default(0),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.orgId, table.personId], foreignColumns: [people.orgId, people.id] }).onDelete('cascade'),
    index('person_sections_person').on(table.orgId, table.personId, table.kind, table.position),
  ],
);

/** Whether a person takes inquiries of one type; a missing row means through the office. */
export const personAvailability = pgTable(
  'person_availability',
  {
    orgId: uuid('org_id').notNull(),
    personId: uuid('person_id').notNull(),
    type: integer('type').notNull(),
    accepts: text('accepts').notNull(),
    noticeHours: integer('notice_hours'),
    conditions: text('conditions'),
    awayFrom: moment('away_from'),
    awayTo: moment('away_to'),
    suggestColleague: boolean('suggest_colleague').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.type] }),
    foreignKey({ columns: [table.orgId, table.personId], foreignColumns: [people.orgId, people.id] }).onDelete('cascade'),
    index('person_availability_org_person').on(table.orgId, table.personId),
  ],
);

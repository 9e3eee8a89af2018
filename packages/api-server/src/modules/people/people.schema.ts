import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
  varchar,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import {
  accessLevels,
  personKinds,
  personSources,
  personStatuses,
  shownContacts,
  speakingForms,
  type MediaReadiness,
  type PersonFee,
  type PersonSection,
} from '@rostrum/contracts';
import {
  citext,
  createdAt,
  idColumn,
  moment,
  tsvector,
  updatedAt,
  versionColumn,
} from '@rostrum/server-kit/database';
import { organisations, users } from '@rostrum/identity/schema';
import { uploads } from '../uploads/index.ts';

/** A profile: expert, staff or individual. Built for a million rows: every list and search below has its index. */
export const people = pgTable(
  'people',
  {
    id: idColumn(),
    orgId: uuid('org_id')
      .notNull()
      .references(() => organisations.id),
    kind: text('kind', { enum: personKinds }).notNull(),
    username: citext('username').notNull().unique('people_username_key'),
    firstname: varchar('firstname', { length: 60 }).notNull(),
    lastname: varchar('lastname', { length: 60 }).notNull(),
    prefix: varchar('prefix', { length: 20 }),
    suffix: varchar('suffix', { length: 60 }),
    pronouns: varchar('pronouns', { length: 30 }),
    namePronunciation: varchar('name_pronunciation', { length: 80 }),
    /** Where the recording of the name is played, and the upload that it is. */
    nameRecording: varchar('name_recording', { length: 80 }),
    nameRecordingUploadId: uuid('name_recording_upload_id').references(() => uploads.id, {
      onDelete: 'set null',
    }),
    jobTitle: varchar('job_title', { length: 140 }).notNull(),
    department: varchar('department', { length: 120 }),
    email: varchar('email', { length: 254 }).notNull(),
    phone: varchar('phone', { length: 40 }),
    phoneExtension: varchar('phone_extension', { length: 8 }),
    building: varchar('building', { length: 80 }),
    room: varchar('room', { length: 40 }),
    address: varchar('address', { length: 120 }),
    postal: varchar('postal', { length: 12 }),
    city: varchar('city', { length: 80 }),
    state: varchar('state', { length: 80 }),
    country: varchar('country', { length: 2 }),
    /** What of email, phone and address a public page shows; empty: nothing. */
    shownContact: text('shown_contact', { enum: shownContacts })
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Of the organisation's own books; no public outlet reads it. */
    employeeId: varchar('employee_id', { length: 60 }),
    headline: varchar('headline', { length: 140 }).notNull().default(''),
    biography: varchar('biography', { length: 2500 }).notNull().default(''),
    /** Path or address of the portrait; null shows initials. */
    image: text('image'),
    imageAlt: varchar('image_alt', { length: 125 }),
    imageCredit: varchar('image_credit', { length: 120 }),
    /** Anybody may print it, and download it in the sizes that are printed. */
    imagePressApproved: boolean('image_press_approved').notNull().default(false),
    /** The photo that the portrait was cut from, and around which point; null for one that was not uploaded here. */
    imageUploadId: uuid('image_upload_id').references(() => uploads.id, { onDelete: 'set null' }),
    imageFocusX: smallint('image_focus_x').notNull().default(50),
    imageFocusY: smallint('image_focus_y').notNull().default(50),
    topics: text('topics')
      .array()
      .notNull()
      .default(sql`'{}'`),
    industries: text('industries')
      .array()
      .notNull()
      .default(sql`'{}'`),
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'`),
    readiness: jsonb('readiness').$type<MediaReadiness>(),
    speaking: text('speaking', { enum: speakingForms })
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** One a kind; what of each is public stands in it. */
    fees: jsonb('fees')
      .$type<PersonFee[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    /** The agent who looks after the person, beside those whose departments and tags reach them. */
    agentId: uuid('agent_id').references(() => users.id, { onDelete: 'set null' }),
    access: text('access', { enum: accessLevels }).notNull().default('public'),
    /** Whether search engines may keep the public page. Only public profiles are shown to them at all. */
    isIndexed: boolean('is_indexed').notNull().default(true),
    status: text('status', { enum: personStatuses }).notNull().default('draft'),
    featured: smallint('featured').notNull().default(0),
    source: text('source', { enum: personSources }).notNull().default('manual'),
    completeness: smallint('completeness').notNull().default(0),
    safetyMode: boolean('safety_mode').notNull().default(false),
    /** When safety mode ends by itself. */
    safetyUntil: moment('safety_until'),
    /** Whom to ask while the person is away; the days stand with each type of inquiry. */
    awayColleagueId: uuid('away_colleague_id').references((): AnyPgColumn => people.id, {
      onDelete: 'set null',
    }),
    consentAt: moment('consent_at'),
    publishedAt: moment('published_at'),
    lastConfirmedAt: moment('last_confirmed_at'),
    nextReviewAt: moment('next_review_at'),
    version: versionColumn(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: moment('deleted_at'),
    /** The words of the name and its other spellings, for the search fields of lists. */
    searchName: text('search_name').generatedAlwaysAs(
      (): SQL => sql`rostrum_name_text(${people.firstname} || ' ' || ${people.lastname})`,
    ),
    searchVector: tsvector('search_vector').generatedAlwaysAs(
      (): SQL => sql`rostrum_vector(${people.firstname} || ' ' || ${people.lastname}, 'A')
        || rostrum_vector(rostrum_join(${people.topics}), 'A')
        || rostrum_vector(${people.headline} || ' ' || ${people.jobTitle} || ' ' || coalesce(${people.department}, ''), 'B')
        || rostrum_vector(rostrum_join(${people.industries}) || ' ' || rostrum_join(${people.tags}), 'C')
        || rostrum_vector(${people.biography}, 'D')`,
    ),
  },
  (table) => [
    unique('people_org_id_key').on(table.orgId, table.id),
    check('people_completeness_range', sql`${table.completeness} between 0 and 100`),
    check('people_featured_range', sql`${table.featured} between 0 and 999`),
    check(
      'people_list_limits',
      sql`cardinality(${table.topics}) <= 30 and cardinality(${table.industries}) <= 10 and cardinality(${table.tags}) <= 30`,
    ),
    // The list is counted from it alone: what the policies of members and of public profiles ask for stands in it, too.
    index('people_org_status_idx')
      .on(table.orgId, table.status, table.kind, table.access, table.deletedAt)
      .where(sql`${table.deletedAt} is null`),
    index('people_image_upload_idx').on(table.imageUploadId),
    index('people_name_recording_upload_idx').on(table.nameRecordingUploadId),
    index('people_agent_idx').on(table.agentId),
    // Those that can still be restored, and that are erased one day.
    index('people_deleted_idx')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    index('people_away_colleague_idx').on(table.awayColleagueId),
    index('people_safety_until_idx')
      .on(table.safetyUntil)
      .where(sql`${table.safetyMode}`),
    // Imports find people by it.
    index('people_org_email_idx').on(table.orgId, sql`lower(${table.email})`),
    index('people_org_department_idx').on(table.orgId, table.department),
    index('people_org_confirmed_idx').on(table.orgId, table.lastConfirmedAt),
    // Names sort by the Unicode rules, not by code point: Ångström stands among the A's.
    index('people_org_name_idx').on(
      table.orgId,
      sql`${table.lastname} collate "und-x-icu"`,
      sql`${table.firstname} collate "und-x-icu"`,
    ),
    index('people_public_name_idx')
      .on(sql`${table.lastname} collate "und-x-icu"`, sql`${table.firstname} collate "und-x-icu"`)
      .where(
        sql`${table.status} = 'published' and ${table.access} = 'public' and ${table.deletedAt} is null`,
      ),
    // org_id leads in the GIN indexes (btree_gin), so one index serves the organisation's list and the search over all.
    index('people_search_idx').using('gin', table.orgId, table.searchVector),
    index('people_name_trgm_idx').using('gin', table.orgId, sql`${table.searchName} gin_trgm_ops`),
    // Addresses typed without accents lead to the profile.
    index('people_plain_username_idx').on(sql`rostrum_slug(${table.username}::text)`),
    index('people_topics_idx').using('gin', table.orgId, table.topics),
    // Pages of topics reach across organisations.
    index('people_topic_slugs_idx').using('gin', sql`rostrum_slugs(${table.topics})`),
  ],
);

/** Entries of a profile: education, publications, appearances … each kind with its own data (contracts: personSection). */
export const personSections = pgTable(
  'person_sections',
  {
    id: idColumn(),
    orgId: uuid('org_id').notNull(),
    personId: uuid('person_id').notNull(),
    kind: text('kind').$type<PersonSection['kind']>().notNull(),
    position: integer('position').notNull().default(0),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    /** What the team and its person alone read of the entry: no page, search or embed names this column. */
    privateData: jsonb('private_data').$type<Record<string, unknown>>(),
    /** The day of expiry that was warned of. */
    warnedOf: varchar('warned_of', { length: 10 }),
    searchVector: tsvector('search_vector').generatedAlwaysAs(
      (): SQL => sql`rostrum_vector(rostrum_strings(${personSections.data}))`,
    ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    foreignKey({
      name: 'person_sections_person_fk',
      columns: [table.orgId, table.personId],
      foreignColumns: [people.orgId, people.id],
    }).onDelete('cascade'),
    index('person_sections_person_idx').on(table.orgId, table.personId, table.kind, table.position),
    index('person_sections_search_idx').using('gin', table.searchVector),
  ],
);

/** Whether a person takes inquiries of one type; a type without a row is taken through the office. */
export const personAvailability = pgTable(
  'person_availability',
  {
    orgId: uuid('org_id').notNull(),
    personId: uuid('person_id').notNull(),
    type: smallint('type').notNull(),
    accepts: text('accepts', { enum: ['yes', 'via_office', 'no'] }).notNull(),
    noticeHours: smallint('notice_hours'),
    conditions: varchar('conditions', { length: 300 }),
    awayFrom: moment('away_from'),
    awayTo: moment('away_to'),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.personId, table.type] }),
    foreignKey({
      name: 'person_availability_person_fk',
      columns: [table.orgId, table.personId],
      foreignColumns: [people.orgId, people.id],
    }).onDelete('cascade'),
    check('person_availability_type', sql`${table.type} between 1 and 10`),
  ],
);

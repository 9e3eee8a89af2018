import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  inet,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { inquiryOutcomes, inquiryStatuses, lateReasons, seekerRoles } from '@rostrum/contracts';
import {
  bytea,
  citext,
  createdAt,
  idColumn,
  moment,
  tsvector,
  updatedAt,
  versionColumn,
} from '@rostrum/server-kit/database';
import { organisations, users } from '@rostrum/identity/schema';
import { people } from '../people/index.ts';
import type { MergeUndo } from './merge-undo.ts';

export const inquiries = pgTable(
  'inquiries',
  {
    id: idColumn(),
    orgId: uuid('org_id')
      .notNull()
      .references(() => organisations.id),
    /** Read aloud on the phone: INQ-7K2M9. Unique within the organisation. */
    ref: varchar('ref', { length: 20 }).notNull(),
    type: smallint('type').notNull(),
    subject: varchar('subject', { length: 120 }).notNull(),
    message: text('message').notNull(),
    /** What the type adds (contracts: inquiryTypeFields). */
    fields: jsonb('fields').$type<Record<string, unknown>>().notNull().default({}),
    status: text('status', { enum: inquiryStatuses }).notNull().default('new'),
    priority: text('priority', { enum: ['urgent', 'high', 'normal', 'low'] })
      .notNull()
      .default('normal'),
    restricted: boolean('restricted').notNull().default(false),
    deadlineAt: moment('deadline_at'),
    assigneeId: uuid('assignee_id').references(() => users.id),

    /** Null for guests; tracking links stand for them. */
    seekerId: uuid('seeker_id').references(() => users.id),
    seekerType: text('seeker_type', { enum: seekerRoles }),
    firstname: varchar('firstname', { length: 60 }).notNull(),
    lastname: varchar('lastname', { length: 60 }).notNull(),
    email: citext('email').notNull(),
    phone: varchar('phone', { length: 40 }),
    organization: varchar('organization', { length: 120 }),
    jobTitle: varchar('job_title', { length: 120 }),
    city: varchar('city', { length: 80 }),
    state: varchar('state', { length: 80 }),
    country: varchar('country', { length: 2 }).notNull(),
    timezone: varchar('timezone', { length: 60 }).notNull(),
    verified: boolean('verified').notNull().default(false),
    /** When a guest showed that they read this mailbox; what an account sends needs no such proof. */
    emailConfirmedAt: moment('email_confirmed_at'),
    consentAt: moment('consent_at').notNull(),
    sourcePage: varchar('source_page', { length: 300 }),
    sourcePostId: uuid('source_post_id'),
    /** The team's own words to sort by; the seeker never sees them. */
    tags: varchar('tags', { length: 40 })
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Not written. */
    ipHash: bytea('ip_hash'),
    /** Where it was sent from: for rules of the Blocked List and as evidence of threats. Kept for 90 days otherwise. */
    senderIp: inet('sender_ip'),

    /** When somebody of the team first took it up: the seeker's step "With the team". */
    openedAt: moment('opened_at'),
    /** Not read: who was asked and when stands in the asks. */
    expertAskedAt: moment('expert_asked_at'),
    waitingSince: moment('waiting_since'),
    firstReplyAt: moment('first_reply_at'),
    /** When the team was told that the first reply is due soon, and that it was missed: once each. */
    replyWarnedAt: moment('reply_warned_at'),
    replyMissedAt: moment('reply_missed_at'),
    /** Why the first reply came late, as who sent or closed it said. */
    lateReason: text('late_reason', { enum: lateReasons }),
    closedAt: moment('closed_at'),
    outcome: text('outcome', { enum: inquiryOutcomes }),
    outcomeNote: varchar('outcome_note', { length: 1000 }),
    /** Kept whatever the retention of the organisation says, and whoever deletes their account. */
    legalHoldAt: moment('legal_hold_at'),
    legalHoldBy: uuid('legal_hold_by').references(() => users.id),
    legalHoldReason: varchar('legal_hold_reason', { length: 500 }),
    /** When its time was over: what it said and who sent it are gone, and the row stays to be counted. */
    erasedAt: moment('erased_at'),
    lastMessageAt: moment('last_message_at')
      .notNull()
      .default(sql`now()`),
    lastMessageBy: text('last_message_by', { enum: ['seeker', 'staff', 'expert', 'system'] })
      .notNull()
      .default('seeker'),
    /** The inquiry of the same sender that is answered in its place; what was written here is read there. */
    mergedInto: uuid('merged_into'),
    mergedAt: moment('merged_at'),
    /** How both were before. */
    mergeUndo: jsonb('merge_undo').$type<MergeUndo>(),
    version: versionColumn(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    searchVector: tsvector('search_vector').generatedAlwaysAs(
      (): SQL => sql`rostrum_vector(${inquiries.ref} || ' ' || ${inquiries.subject}, 'A')
        || rostrum_vector(${inquiries.firstname} || ' ' || ${inquiries.lastname} || ' ' || coalesce(${inquiries.organization}, ''), 'B')
        || rostrum_vector(${inquiries.message}, 'D')`,
    ),
    /** What phrases of the Blocked List are looked for in: folded once, when it is written. */
    screenedText: text('screened_text').generatedAlwaysAs(
      (): SQL => sql`rostrum_screened(${inquiries.subject} || ' ' || ${inquiries.message})`,
    ),
  },
  (table) => [
    index('inquiries_sender_ip_idx')
      .on(table.createdAt)
      .where(sql`${table.senderIp} is not null`),
    unique('inquiries_org_id_key').on(table.orgId, table.id),
    unique('inquiries_ref_key').on(table.orgId, table.ref),
    foreignKey({
      name: 'inquiries_merged_into_fk',
      columns: [table.orgId, table.mergedInto],
      foreignColumns: [table.orgId, table.id],
    }).onDelete('cascade'),
    index('inquiries_merged_into_idx').on(table.orgId, table.mergedInto),
    check('inquiries_type', sql`${table.type} between 1 and 10`),
    check('inquiries_closed_has_outcome', sql`${table.status} <> 'closed' or ${table.outcome} is not null`),
    check(
      'inquiries_hold_has_reason',
      sql`(${table.legalHoldAt} is null) = (${table.legalHoldReason} is null)`,
    ),
    check('inquiries_hold_keeps', sql`${table.erasedAt} is null or ${table.legalHoldAt} is null`),
    index('inquiries_legal_hold_by_idx').on(table.legalHoldBy),
    index('inquiries_legal_hold_idx')
      .on(table.orgId, table.legalHoldAt)
      .where(sql`${table.legalHoldAt} is not null`),
    // All that an inbox counts and sorts by and that its policy asks for, so that its first page reads none of the wide rows
    // that it does not show.
    index('inquiries_inbox_idx')
      .on(
        table.orgId,
        table.status,
        table.deadlineAt,
        table.lastMessageAt,
        table.id,
        table.type,
        table.assigneeId,
        table.seekerId,
      )
      .where(sql`${table.erasedAt} is null`),
    // Narrow, for what is only counted: the closed ones of many years.
    index('inquiries_counted_idx')
      .on(table.orgId, table.status, table.seekerId)
      .where(sql`${table.erasedAt} is null`),
    index('inquiries_open_deadline_idx')
      .on(table.orgId, table.deadlineAt)
      .where(sql`${table.status} in ('new', 'open', 'waiting_expert', 'waiting_seeker')`),
    index('inquiries_org_closed_idx')
      .on(table.orgId, table.closedAt)
      .where(sql`${table.closedAt} is not null`),
    index('inquiries_awaiting_reply_idx')
      .on(table.createdAt)
      .where(sql`${table.firstReplyAt} is null and ${table.replyMissedAt} is null`),
    index('inquiries_org_created_idx').on(table.orgId, table.createdAt),
    index('inquiries_org_last_message_idx').on(table.orgId, table.lastMessageAt),
    index('inquiries_org_assignee_idx').on(table.orgId, table.assigneeId),
    index('inquiries_assignee_idx').on(table.assigneeId),
    index('inquiries_seeker_idx').on(table.seekerId, table.createdAt),
    index('inquiries_email_idx').on(table.email),
    index('inquiries_source_post_idx').on(table.orgId, table.sourcePostId),
    index('inquiries_source_page_idx')
      .on(table.orgId, table.sourcePage)
      .where(sql`${table.sourcePage} is not null`),
    index('inquiries_tags_idx').using('gin', table.orgId, table.tags),
    index('inquiries_search_idx').using('gin', table.orgId, table.searchVector),
  ],
);

/** Who is asked; none means the organisation itself. */
export const inquiryRecipients = pgTable(
  'inquiry_recipients',
  {
    orgId: uuid('org_id').notNull(),
    inquiryId: uuid('inquiry_id').notNull(),
    personId: uuid('person_id').notNull(),
    position: smallint('position').notNull().default(0),
    /** Taken through the office: hidden from the person until the desk passes it on, which makes it null. */
    heldSince: moment('held_since'),
    /** Said yes to the desk; the seeker did not address them. */
    isFromAsk: boolean('is_from_ask').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.inquiryId, table.personId] }),
    foreignKey({
      name: 'inquiry_recipients_inquiry_fk',
      columns: [table.orgId, table.inquiryId],
      foreignColumns: [inquiries.orgId, inquiries.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'inquiry_recipients_person_fk',
      columns: [table.orgId, table.personId],
      foreignColumns: [people.orgId, people.id],
    }),
    index('inquiry_recipients_person_idx').on(table.orgId, table.personId),
  ],
);

/** The thread. `internal` is the team's; the constraint keeps a seeker from ever writing or being mailed one. */
export const inquiryMessages = pgTable(
  'inquiry_messages',
  {
    id: idColumn(),
    orgId: uuid('org_id').notNull(),
    inquiryId: uuid('inquiry_id').notNull(),
    authorKind: text('author_kind', { enum: ['seeker', 'staff', 'expert', 'system'] }).notNull(),
    authorUserId: uuid('author_user_id').references(() => users.id),
    authorPersonId: uuid('author_person_id'),
    /** As it was when written: names in a thread do not change with the profile. */
    authorName: varchar('author_name', { length: 121 }).notNull(),
    visibility: text('visibility', { enum: ['all', 'internal'] }).notNull(),
    body: varchar('body', { length: 10_000 }).notNull(),
    channel: text('channel', { enum: ['web', 'email'] })
      .notNull()
      .default('web'),
    /** All of the email that the message was taken from; null if it had no more. */
    wholeText: text('whole_text'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('inquiry_messages_org_id_key').on(table.orgId, table.id),
    foreignKey({
      name: 'inquiry_messages_inquiry_fk',
      columns: [table.orgId, table.inquiryId],
      foreignColumns: [inquiries.orgId, inquiries.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'inquiry_messages_person_fk',
      columns: [table.orgId, table.authorPersonId],
      foreignColumns: [people.orgId, people.id],
    }),
    check(
      'inquiry_messages_seeker_is_never_internal',
      sql`${table.authorKind} <> 'seeker' or ${table.visibility} = 'all'`,
    ),
    index('inquiry_messages_thread_idx').on(table.orgId, table.inquiryId, table.createdAt),
    index('inquiry_messages_author_idx').on(table.authorUserId),
    index('inquiry_messages_person_idx').on(table.orgId, table.authorPersonId),
  ],
);

/** When each member last opened an inquiry; newer messages make it unread. */
export const inquiryReads = pgTable(
  'inquiry_reads',
  {
    orgId: uuid('org_id').notNull(),
    inquiryId: uuid('inquiry_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    readAt: moment('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.inquiryId, table.userId] }),
    foreignKey({
      name: 'inquiry_reads_inquiry_fk',
      columns: [table.orgId, table.inquiryId],
      foreignColumns: [inquiries.orgId, inquiries.id],
    }).onDelete('cascade'),
    index('inquiry_reads_user_idx').on(table.userId),
  ],
);

/** Links by which a guest follows an inquiry; each mail carries one of its own, and only its sha256 is kept. */
export const inquiryTrackingLinks = pgTable(
  'inquiry_tracking_links',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    orgId: uuid('org_id').notNull(),
    inquiryId: uuid('inquiry_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Only an email had it, so whoever has it reads that mailbox. False for what the form showed. */
    isMailed: boolean('is_mailed').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'inquiry_tracking_links_inquiry_fk',
      columns: [table.orgId, table.inquiryId],
      foreignColumns: [inquiries.orgId, inquiries.id],
    }).onDelete('cascade'),
    index('inquiry_tracking_links_inquiry_idx').on(table.orgId, table.inquiryId),
  ],
);

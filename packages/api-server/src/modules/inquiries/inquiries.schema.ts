import { boolean, customType, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment, primaryId, updatedAt, versionColumn } from '../../database/columns.ts';
import { organisations } from '../organisations/organisations.schema.ts';
import { people } from '../people/people.schema.ts';
import { users } from '../users/users.schema.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** An inquiry of a seeker to an organisation. A guest has no `seekerId` but a tracking link. */
export const inquiries = pgTable(
  'inquiries',
  {
    id: primaryId(),
    orgId: uuid('org_id').notNull().references(() => organisations.id, { onDelete: 'cascade' }),
    ref: text('ref').notNull(),
    type: integer('type').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    fields: jsonb('fields').$type<Record<string, unknown>>().notNull().default({}),
    firstname: text('firstname').notNull(),
    lastname: text('lastname').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    organization: text('organization'),
    jobTitle: text('job_title'),
    city: text('city'),
    state: text('state'),
    country: text('country').notNull(),
    timezone: text('timezone').notNull(),
    seekerId: uuid('seeker_id').references(() => users.id, { onDelete: 'set null' }),
    seekerType: text('seeker_type'),
    verified: boolean('verified').notNull().default(false),
    status: text('status').notNull(),
    priority: text('priority').notNull().default('normal'),
    /** Parties of a case or an anonymous donor: mails carry a link only and reading is logged. */
    restricted: boolean('restricted').notNull().default(false),
    deadlineAt: moment('deadline_at'),
    assigneeId: uuid('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    outcome: text('outcome'),
    outcomeNote: text('outcome_note'),
    sourcePage: text('source_page'),
    consentAt: moment('consent_at').notNull(),
    firstReplyAt: moment('first_reply_at'),
    /** When somebody of the team first took it up: the seeker's step "With the team". */
    openedAt: moment('opened_at'),
    expertAskedAt: moment('expert_asked_at'),
    waitingSince: moment('waiting_since'),
    closedAt: moment('closed_at'),
    lastMessageAt: moment('last_message_at').notNull(),
    lastMessageBy: text('last_message_by').notNull().default('seeker'),
    version: versionColumn(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('inquiries_org_id').on(table.orgId, table.id),
    unique('inquiries_org_ref').on(table.orgId, table.ref),
    index('inquiries_org_status_deadline').on(table.orgId, table.status, table.deadlineAt),
    index('inquiries_org_created').on(table.orgId, table.createdAt),
    index('inquiries_seeker').on(table.seekerId, table.createdAt),
    index('inquiries_assignee').on(table.assigneeId),
    index('inquiries_email').on(table.email),
  ],
);

export const inquiryRecipients = pgTable(
  'inquiry_recipients',
  {
    orgId: uuid('org_id').notNull(),
    inquiryId: uuid('inquiry_id').notNull(),
    personId: uuid('person_id').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.inquiryId, table.personId] }),
    foreignKey({ columns: [table.orgId, table.inquiryId], foreignColumns: [inquiries.orgId, inquiries.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.orgId, table.personId], foreignColumns: [people.orgId, people.id] }).onDelete('cascade'),
    index('inquiry_recipients_inquiry').on(table.orgId, table.inquiryId),
    index('inquiry_recipients_person').on(table.orgId, table.personId),
  ],
);

/** The thread. `visibility` internal is for the team and never leaves it. */
export const inquiryMessages = pgTable(
  'inquiry_messages',
  {
    id: primaryId(),
    orgId: uuid('org_id').notNull(),
    inquiryId: uuid('inquiry_id').notNull(),
    authorKind: text('author_kind').notNull(),
    authorUserId: uuid('author_user_id').references(() => users.id, { onDelete: 'set null' }),
    /** As it was when it was written, so that a thread outlives its authors. */
    authorName: text('author_name').notNull(),
    authorImage: text('author_image'),
    visibility: text('visibility').notNull(),
    body: text('body').notNull(),
    /** The mail that carries it to the other side; its state tells how far it came. */
    mailId: uuid('mail_id'),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({ columns: [table.orgId, table.inquiryId], foreignColumns: [inquiries.orgId, inquiries.id] }).onDelete('cascade'),
    index('inquiry_messages_inquiry').on(table.orgId, table.inquiryId, table.createdAt),
    index('inquiry_messages_author').on(table.authorUserId),
    index('inquiry_messages_mail').on(table.mailId),
  ],
);

/** When a member of the team last read an inquiry. */
export const inquiryReads = pgTable(
  'inquiry_reads',
  {
    orgId: uuid('org_id').notNull(),
    inquiryId: uuid('inquiry_id').notNull(),
    userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    readAt: moment('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.inquiryId, table.userId] }),
    foreignKey({ columns: [table.orgId, table.inquiryId], foreignColumns: [inquiries.orgId, inquiries.id] }).onDelete('cascade'),
    index('inquiry_reads_inquiry').on(table.orgId, table.inquiryId),
    index('inquiry_reads_user').on(table.userId),
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
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({ columns: [table.orgId, table.inquiryId], foreignColumns: [inquiries.orgId, inquiries.id] }).onDelete('cascade'),
    index('inquiry_tracking_links_inquiry').on(table.orgId, table.inquiryId),
  ],
);

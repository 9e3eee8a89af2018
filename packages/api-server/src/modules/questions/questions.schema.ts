import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { accessLevels, questionOrigins, questionStatuses, type QuestionStatus } from '@rostrum/contracts';
import { answerStatuses } from '@rostrum/contracts/qanda';
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
import type { SanitisedHtml } from '@rostrum/server-kit/rich-text';
import { inquiries } from '../inquiries/index.ts';
import { organisations } from '@rostrum/identity/schema';
import { people } from '../people/index.ts';

export interface MergedParts {
  /** Before it was merged. */
  status: QuestionStatus;
  /** Ids of the answers and experts that it brought to the question that stays. */
  answers: string[];
  experts: string[];
}

export const questions = pgTable(
  'questions',
  {
    id: idColumn(),
    orgId: uuid('org_id')
      .notNull()
      .references(() => organisations.id),
    slug: citext('slug').notNull(),
    /** Addresses of earlier wordings, which lead to the present one. */
    formerSlugs: text('former_slugs')
      .array()
      .notNull()
      .default(sql`'{}'`),
    text: varchar('text', { length: 300 }).notNull(),
    /** What the reader asked, once the team worded it otherwise. Never public. */
    originalText: varchar('original_text', { length: 300 }),
    details: varchar('details', { length: 2000 }).notNull().default(''),
    /** Private: never part of a public answer. */
    askerName: varchar('asker_name', { length: 121 }),
    askerEmail: varchar('asker_email', { length: 254 }),
    origin: text('origin', { enum: questionOrigins }).notNull(),
    inquiryId: uuid('inquiry_id'),
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'`),
    dueAt: moment('due_at'),
    status: text('status', { enum: questionStatuses }).notNull().default('open'),
    access: text('access', { enum: accessLevels }).notNull().default('public'),
    /** Why it was refused. */
    refusalReason: varchar('refusal_reason', { length: 500 }),
    /** Whether those who are asked publish their answers themselves. */
    expertsPublish: boolean('experts_publish').notNull().default(false),
    pinned: boolean('pinned').notNull().default(false),
    /** The question that stays, where this one was merged into it: its address leads there. */
    mergedInto: uuid('merged_into'),
    /** What Undo gives back. */
    mergedParts: jsonb('merged_parts').$type<MergedParts>(),
    version: versionColumn(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: moment('deleted_at'),
    searchVector: tsvector('search_vector').generatedAlwaysAs(
      (): SQL => sql`rostrum_vector(${questions.text}, 'A')
        || rostrum_vector(rostrum_join(${questions.tags}), 'B')
        || rostrum_vector(${questions.details}, 'C')`,
    ),
  },
  (table) => [
    unique('questions_org_id_key').on(table.orgId, table.id),
    unique('questions_slug_key').on(table.orgId, table.slug),
    check('questions_tags_limit', sql`cardinality(${table.tags}) <= 20`),
    foreignKey({
      name: 'questions_inquiry_fk',
      columns: [table.orgId, table.inquiryId],
      foreignColumns: [inquiries.orgId, inquiries.id],
    }),
    foreignKey({
      name: 'questions_merged_into_fk',
      columns: [table.orgId, table.mergedInto],
      foreignColumns: [table.orgId, table.id],
    }),
    index('questions_merged_into_idx').on(table.orgId, table.mergedInto),
    index('questions_inquiry_idx').on(table.orgId, table.inquiryId),
    index('questions_org_status_idx')
      .on(table.orgId, table.status, table.dueAt)
      .where(sql`${table.deletedAt} is null`),
    index('questions_search_idx').using('gin', table.orgId, table.searchVector),
    index('questions_text_trgm_idx').using('gin', table.orgId, sql`rostrum_fold(${table.text}) gin_trgm_ops`),
  ],
);

/** Who is asked to answer. */
export const questionExperts = pgTable(
  'question_experts',
  {
    orgId: uuid('org_id').notNull(),
    questionId: uuid('question_id').notNull(),
    personId: uuid('person_id').notNull(),
    position: smallint('position').notNull().default(0),
    /** When the last mail with a link went out. */
    askedAt: moment('asked_at'),
    declinedAt: moment('declined_at'),
    declineNote: varchar('decline_note', { length: 500 }),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.questionId, table.personId] }),
    foreignKey({
      name: 'question_experts_question_fk',
      columns: [table.orgId, table.questionId],
      foreignColumns: [questions.orgId, questions.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'question_experts_person_fk',
      columns: [table.orgId, table.personId],
      foreignColumns: [people.orgId, people.id],
    }).onDelete('cascade'),
    index('question_experts_person_idx').on(table.orgId, table.personId),
  ],
);

/** Links of mails by which an expert answers; only the sha256 of each is kept. The answer ends those sent until then. */
export const questionLinks = pgTable(
  'question_links',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    orgId: uuid('org_id').notNull(),
    questionId: uuid('question_id').notNull(),
    personId: uuid('person_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'question_links_expert_fk',
      columns: [table.orgId, table.questionId, table.personId],
      foreignColumns: [questionExperts.orgId, questionExperts.questionId, questionExperts.personId],
    }).onDelete('cascade'),
    index('question_links_expert_idx').on(table.orgId, table.questionId, table.personId),
  ],
);

export interface AnswerSource {
  title: string;
  url: string;
}

/** One answer per expert and question. */
export const answers = pgTable(
  'answers',
  {
    id: idColumn(),
    orgId: uuid('org_id').notNull(),
    questionId: uuid('question_id').notNull(),
    personId: uuid('person_id').notNull(),
    bodyHtml: text('body_html').$type<SanitisedHtml>().notNull(),
    sources: jsonb('sources').$type<AnswerSource[]>().notNull().default([]),
    status: text('status', { enum: answerStatuses }).notNull().default('draft'),
    pullQuote: varchar('pull_quote', { length: 280 }),
    publishedAt: moment('published_at'),
    /** When the expert sent these very words; null once somebody else changed them. */
    approvedAt: moment('approved_at'),
    /** Readers see why an answer is no longer there. */
    retractionReason: varchar('retraction_reason', { length: 500 }),
    retractedAt: moment('retracted_at'),
    version: versionColumn(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    searchVector: tsvector('search_vector').generatedAlwaysAs(
      (): SQL => sql`rostrum_vector(rostrum_plain(${answers.bodyHtml}))`,
    ),
  },
  (table) => [
    unique('answers_org_id_key').on(table.orgId, table.id),
    unique('answers_question_person_key').on(table.orgId, table.questionId, table.personId),
    foreignKey({
      name: 'answers_question_fk',
      columns: [table.orgId, table.questionId],
      foreignColumns: [questions.orgId, questions.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'answers_person_fk',
      columns: [table.orgId, table.personId],
      foreignColumns: [people.orgId, people.id],
    }),
    index('answers_person_idx').on(table.orgId, table.personId),
    index('answers_search_idx').using('gin', table.orgId, table.searchVector),
  ],
);

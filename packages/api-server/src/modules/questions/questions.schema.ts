import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment, primaryId, updatedAt, versionColumn } from '../../database/columns.ts';
import { organisations } from '../organisations/organisations.schema.ts';
import { people } from '../people/people.schema.ts';

export const questions = pgTable(
  'questions',
  {
    id: primaryId(),
    orgId: uuid('org_id').notNull().references(() => organisations.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    text: text('text').notNull(),
    details: text('details').notNull().default(''),
    origin: text('origin').notNull(),
    topics: jsonb('topics').$type<string[]>().notNull().default([]),
    status: text('status').notNull(),
    access: text('access').notNull().default('public'),
    dueAt: moment('due_at'),
    helpful: integer('helpful').notNull().default(0),
    version: versionColumn(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [unique('questions_org_id').on(table.orgId, table.id), unique('questions_org_slug').on(table.orgId, table.slug), index('questions_org_status').on(table.orgId, table.status, table.dueAt)],
);

/** The experts who are asked to answer. */
export const questionExperts = pgTable(
  'question_experts',
  {
    orgId: uuid('org_id').notNull(),
    questionId: uuid('question_id').notNull(),
    personId: uuid('person_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.questionId, table.personId] }),
    foreignKey({ columns: [table.orgId, table.questionId], foreignColumns: [questions.orgId, questions.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.orgId, table.personId], foreignColumns: [people.orgId, people.id] }).onDelete('cascade'),
    index('question_experts_question').on(table.orgId, table.questionId),
    index('question_experts_person').on(table.orgId, table.personId),
  ],
);

/** One answer per expert and question. `bodyHtml` is sanitised before it is stored. */
export const answers = pgTable(
  'answers',
  {
    id: primaryId(),
    orgId: uuid('org_id').notNull(),
    questionId: uuid('question_id').notNull(),
    personId: uuid('person_id').notNull(),
    bodyHtml: text('body_html').notNull(),
    bodyText: text('body_text').notNull(),
    status: text('status').notNull(),
    publishedAt: moment('published_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('answers_question_person').on(table.questionId, table.personId),
    foreignKey({ columns: [table.orgId, table.questionId], foreignColumns: [questions.orgId, questions.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.orgId, table.personId], foreignColumns: [people.orgId, people.id] }).onDelete('cascade'),
    index('answers_question').on(table.orgId, table.questionId),
    index('answers_person').on(table.orgId, table.personId),
  ],
);

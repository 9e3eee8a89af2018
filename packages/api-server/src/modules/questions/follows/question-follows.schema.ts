import { boolean, foreignKey, index, pgTable, primaryKey, unique, uuid } from 'drizzle-orm/pg-core';
import { citext, createdAt, idColumn, moment } from '@rostrum/server-kit/database';
import { answers, questions } from '../questions.schema.ts';

/** Addresses that get an email when a question has a new answer. Whoever stops these emails is removed. */
export const questionFollows = pgTable(
  'question_follows',
  {
    id: idColumn(),
    orgId: uuid('org_id').notNull(),
    questionId: uuid('question_id').notNull(),
    email: citext('email').notNull(),
    /** Asked the question itself, and is told of its answers without another confirmation. */
    isAsker: boolean('is_asker').notNull().default(false),
    confirmedAt: moment('confirmed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('question_follows_org_id_key').on(table.orgId, table.id),
    unique('question_follows_email_key').on(table.orgId, table.questionId, table.email),
    foreignKey({
      name: 'question_follows_question_fk',
      columns: [table.orgId, table.questionId],
      foreignColumns: [questions.orgId, questions.id],
    }).onDelete('cascade'),
    index('question_follows_email_idx').on(table.email),
  ],
);

/** Which answers an address was told of: each once, also when its question is merged into another one and taken out again. */
export const questionFollowNotices = pgTable(
  'question_follow_notices',
  {
    orgId: uuid('org_id').notNull(),
    followId: uuid('follow_id').notNull(),
    answerId: uuid('answer_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.followId, table.answerId] }),
    foreignKey({
      name: 'question_follow_notices_follow_fk',
      columns: [table.orgId, table.followId],
      foreignColumns: [questionFollows.orgId, questionFollows.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'question_follow_notices_answer_fk',
      columns: [table.orgId, table.answerId],
      foreignColumns: [answers.orgId, answers.id],
    }).onDelete('cascade'),
    index('question_follow_notices_answer_idx').on(table.orgId, table.answerId),
  ],
);

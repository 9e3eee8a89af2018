import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, pgTable, primaryKey, uuid, varchar } from 'drizzle-orm/pg-core';
import { bytea, createdAt, moment } from '@rostrum/server-kit/database';
import { questions } from '../questions.schema.ts';

/** One vector for each question, the mean of those of its text and of its text with the beginning of its details. A trigger writes the row. */
export const questionVectors = pgTable(
  'question_vectors',
  {
    orgId: uuid('org_id').notNull(),
    questionId: uuid('question_id').notNull(),
    /** Counts wordings, so that a vector of an earlier wording is never stored. */
    changes: integer('changes').notNull().default(1),
    /** A server is computing it until then. */
    leasedUntil: moment('leased_until'),
    /** The model that computed it, empty until the present wording has a vector. */
    model: varchar('model', { length: 60 }).notNull().default(''),
    /** English texts are compared by the part of a vector that knows English as well. */
    isEnglish: boolean('is_english').notNull().default(false),
    vector: bytea('vector')
      .notNull()
      .default(sql`''`),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.questionId] }),
    foreignKey({
      name: 'question_vectors_question_fk',
      columns: [table.orgId, table.questionId],
      foreignColumns: [questions.orgId, questions.id],
    }).onDelete('cascade'),
    index('question_vectors_created_idx').on(table.orgId, table.createdAt),
    index('question_vectors_model_idx').on(table.model),
  ],
);

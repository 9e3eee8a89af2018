import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import { and, asc, eq, sql } from 'drizzle-orm';
import { people } from '../people/index.ts';
import type { QuestionKey } from './question-record.repository.ts';
import { answers } from './questions.schema.ts';

export type AnswerRecord = typeof answers.$inferSelect;
export type NewAnswer = typeof answers.$inferInsert;

const ofQuestion = ({ orgId, id }: QuestionKey) => and(eq(answers.orgId, orgId), eq(answers.questionId, id));

/** Answers of a question, one for each expert. A change belongs in the transaction that holds the question. */
export const answerRepository = {
  list: (db: Queryable, question: QuestionKey) =>
    db
      .select({
        answer: answers,
        name: sql<string>`concat_ws(' ', ${people.prefix}, ${people.firstname}, ${people.lastname})`,
      })
      .from(answers)
      .innerJoin(people, and(eq(people.orgId, answers.orgId), eq(people.id, answers.personId)))
      .where(ofQuestion(question))
      .orderBy(asc(answers.createdAt), asc(answers.id)),

  async find(db: Queryable, question: QuestionKey, answerId: string): Promise<AnswerRecord | undefined> {
    const [row] = await db
      .select()
      .from(answers)
      .where(and(ofQuestion(question), eq(answers.id, answerId)));
    return row;
  },

  async ofPerson(db: Queryable, question: QuestionKey, personId: string): Promise<AnswerRecord | undefined> {
    const [row] = await db
      .select()
      .from(answers)
      .where(and(ofQuestion(question), eq(answers.personId, personId)));
    return row;
  },

  async add(tx: Transaction, values: NewAnswer): Promise<void> {
    await tx.insert(answers).values(values);
  },

  async change(tx: Transaction, { orgId, id }: AnswerRecord, values: Partial<NewAnswer>): Promise<void> {
    await tx
      .update(answers)
      .set({ ...values, version: sql`${answers.version} + 1`, updatedAt: sql`now()` })
      .where(and(eq(answers.orgId, orgId), eq(answers.id, id)));
  },

  async hasPublished(db: Queryable, question: QuestionKey): Promise<boolean> {
    const rows = await db
      .select({ id: answers.id })
      .from(answers)
      .where(and(ofQuestion(question), eq(answers.status, 'published')))
      .limit(1);
    return rows.length > 0;
  },
};

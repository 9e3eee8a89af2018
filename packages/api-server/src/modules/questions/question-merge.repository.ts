import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import type { QuestionKey, QuestionRecord } from './question-record.repository.ts';
import { answers, questionExperts, questions } from './questions.schema.ts';

const reference = { id: questions.id, text: questions.text };

/** What moves between two questions that are merged. */
export const questionMergeRepository = {
  /** The question this one was merged into, and those that were merged into it. */
  async references(db: Queryable, { orgId, id, mergedInto }: QuestionRecord) {
    const isOwn = and(eq(questions.orgId, orgId), isNull(questions.deletedAt));
    const into =
      mergedInto === null
        ? []
        : await db
            .select(reference)
            .from(questions)
            .where(and(isOwn, eq(questions.id, mergedInto)));
    const from = await db
      .select(reference)
      .from(questions)
      .where(and(isOwn, eq(questions.mergedInto, id)))
      .orderBy(asc(questions.createdAt), asc(questions.id))
      .limit(100);
    return { into: into[0] ?? null, from };
  },

  /** Those of the answers that still stand under the first question. */
  async moveAnswers(
    tx: Transaction,
    { orgId, id }: QuestionKey,
    { to, ids }: { to: string; ids: readonly string[] },
  ): Promise<void> {
    if (ids.length === 0) return;
    await tx
      .update(answers)
      .set({ questionId: to, version: sql`${answers.version} + 1`, updatedAt: sql`now()` })
      .where(and(eq(answers.orgId, orgId), eq(answers.questionId, id), inArray(answers.id, [...ids])));
  },

  /** Takes experts off who wrote no answer here; the links they were sent end with it. */
  async removeExperts(tx: Transaction, { orgId, id }: QuestionKey, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await tx.delete(questionExperts).where(
      and(
        eq(questionExperts.orgId, orgId),
        eq(questionExperts.questionId, id),
        inArray(questionExperts.personId, [...ids]),
        sql`NOT EXISTS (SELECT 1 FROM ${answers} a WHERE a.org_id = ${questionExperts.orgId}
          AND a.question_id = ${questionExperts.questionId} AND a.person_id = ${questionExperts.personId})`,
      ),
    );
  },
};

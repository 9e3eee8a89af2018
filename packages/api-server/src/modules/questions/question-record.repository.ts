import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import { and, asc, desc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { inquiries } from '../inquiries/index.ts';
import { people } from '../people/index.ts';
import { questionExperts, questions } from './questions.schema.ts';

export type QuestionRecord = typeof questions.$inferSelect;
export type QuestionValues = Partial<Omit<typeof questions.$inferInsert, 'id' | 'orgId' | 'version'>>;

export interface QuestionKey {
  orgId: string;
  id: string;
}

export interface AskedExpert {
  id: string;
  name: string;
  askedAt: Date | null;
  declinedAt: Date | null;
  declineNote: string | null;
}

const isQuestion = ({ orgId, id }: QuestionKey) =>
  and(eq(questions.orgId, orgId), eq(questions.id, id), isNull(questions.deletedAt));
const isExpertOf = and(
  eq(questionExperts.orgId, questions.orgId),
  eq(questionExperts.questionId, questions.id),
);
const fullName = sql<string>`concat_ws(' ', ${people.prefix}, ${people.firstname}, ${people.lastname})`;

/** Single questions and who is asked to answer them. */
export const questionRecordRepository = {
  async find(db: Queryable, key: QuestionKey): Promise<QuestionRecord | undefined> {
    const [row] = await db.select().from(questions).where(isQuestion(key));
    return row;
  },

  /** Held until the transaction ends, so that nothing changes between a check and what follows from it. */
  async hold(tx: Transaction, key: QuestionKey): Promise<QuestionRecord | undefined> {
    const [row] = await tx.select().from(questions).where(isQuestion(key)).for('update');
    return row;
  },

  async add(tx: Transaction, values: typeof questions.$inferInsert): Promise<QuestionRecord> {
    const [row] = await tx.insert(questions).values(values).returning();
    if (!row) throw new Error('The database did not answer the question it stored.');
    return row;
  },

  /** Of a question that is held. */
  async change(tx: Transaction, key: QuestionKey, values: QuestionValues): Promise<void> {
    await tx
      .update(questions)
      .set({ ...values, version: sql`${questions.version} + 1` })
      .where(isQuestion(key));
  },

  experts: (db: Queryable, { orgId, id }: QuestionKey): Promise<AskedExpert[]> =>
    db
      .select({
        id: people.id,
        name: fullName,
        askedAt: questionExperts.askedAt,
        declinedAt: questionExperts.declinedAt,
        declineNote: questionExperts.declineNote,
      })
      .from(questionExperts)
      .innerJoin(
        people,
        and(eq(people.orgId, questionExperts.orgId), eq(people.id, questionExperts.personId)),
      )
      .where(and(eq(questionExperts.orgId, orgId), eq(questionExperts.questionId, id)))
      .orderBy(asc(questionExperts.position)),

  /** The inquiry that a question was made from. */
  async inquiry(
    db: Queryable,
    { orgId, inquiryId }: Pick<QuestionRecord, 'orgId' | 'inquiryId'>,
  ): Promise<{ id: string; ref: string } | null> {
    if (inquiryId === null) return null;
    const [row] = await db
      .select({ id: inquiries.id, ref: inquiries.ref })
      .from(inquiries)
      .where(and(eq(inquiries.orgId, orgId), eq(inquiries.id, inquiryId)));
    return row ?? null;
  },

  async replaceExperts(tx: Transaction, { orgId, id }: QuestionKey, personIds: readonly string[]) {
    await tx
      .delete(questionExperts)
      .where(
        and(
          eq(questionExperts.orgId, orgId),
          eq(questionExperts.questionId, id),
          notInArray(questionExperts.personId, [...personIds]),
        ),
      );
    if (personIds.length > 0)
      // Whoever stays keeps the links that were sent, and what they answered to them.
      await tx
        .insert(questionExperts)
        .values(personIds.map((personId, position) => ({ orgId, questionId: id, personId, position })))
        .onConflictDoUpdate({
          target: [questionExperts.orgId, questionExperts.questionId, questionExperts.personId],
          set: { position: sql`excluded.position` },
        });
  },

  async changeExpert(
    tx: Transaction,
    { orgId, id }: QuestionKey,
    personId: string,
    values: Partial<Pick<typeof questionExperts.$inferInsert, 'askedAt' | 'declinedAt' | 'declineNote'>>,
  ): Promise<void> {
    await tx
      .update(questionExperts)
      .set(values)
      .where(
        and(
          eq(questionExperts.orgId, orgId),
          eq(questionExperts.questionId, id),
          eq(questionExperts.personId, personId),
        ),
      );
  },

  /** People of the organisation among these, with what decides whether readers may see them. */
  peopleAmong: async (db: Queryable, orgId: string, ids: readonly string[]) =>
    ids.length === 0
      ? []
      : db
          .select({ id: people.id, name: fullName, status: people.status, access: people.access })
          .from(people)
          .where(and(eq(people.orgId, orgId), inArray(people.id, [...ids]), isNull(people.deletedAt))),

  /** Questions that a person is asked to answer and still can, or did answer; those due first. */
  askedOf: (db: Queryable, { orgId, personId }: { orgId: string; personId: string }) =>
    db
      .select({ question: questions })
      .from(questions)
      .innerJoin(questionExperts, isExpertOf)
      .where(
        and(
          eq(questions.orgId, orgId),
          eq(questionExperts.personId, personId),
          isNull(questions.deletedAt),
          inArray(questions.status, ['open', 'assigned', 'answered']),
        ),
      )
      .orderBy(sql`${questions.dueAt} ASC NULLS LAST`, desc(questions.createdAt))
      .limit(100),
};

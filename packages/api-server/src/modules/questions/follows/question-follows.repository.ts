import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { isShownOrganisation } from '@rostrum/identity';
import { column, readRows, type Queryable, type Transaction } from '@rostrum/server-kit/database';
import { questionFollowNotices, questionFollows } from './question-follows.schema.ts';

/** Within it the desk can take back what it published by mistake, and several answers come as one email. */
const settleMinutes = 5;
/** What was published longer ago is no news: a server that stood still sends no pile of old emails. */
const newsDays = 7;

const linked = {
  id: column.text,
  org_id: column.text,
  email: column.text,
  is_asker: column.flag,
  is_confirmed: column.flag,
  question: column.text,
  slug: column.text,
  company: column.text,
  organisation: column.text,
};

const follow = sql`f.id, f.org_id, f.email::text AS email, f.is_asker, f.confirmed_at IS NOT NULL AS is_confirmed,
  e.text AS question, e.slug::text AS slug, o.company_username AS company, o.name AS organisation`;
/** A merged question is followed in the one that stays. */
const from = sql`question_follows f
  JOIN questions q ON q.org_id = f.org_id AND q.id = f.question_id
  JOIN questions e ON e.org_id = f.org_id AND e.id = coalesce(q.merged_into, q.id)
  JOIN organisations o ON o.id = f.org_id`;
/** What a reader can see and was not told of. */
const untold = (now: Date) => sql`answers a JOIN people p ON p.org_id = a.org_id AND p.id = a.person_id
  WHERE a.org_id = f.org_id AND a.question_id = e.id AND a.status = 'published'
    AND a.published_at <= ${now}::timestamptz - make_interval(mins => ${settleMinutes})
    AND a.published_at > ${now}::timestamptz - make_interval(days => ${newsDays})
    AND (f.is_asker OR a.question_id <> f.question_id OR a.published_at > f.created_at)
    AND p.status = 'published' AND p.access = 'public' AND p.deleted_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM question_follow_notices n WHERE n.org_id = f.org_id AND n.follow_id = f.id AND n.answer_id = a.id)`;
const isTold = sql`(f.is_asker OR f.confirmed_at IS NOT NULL) AND e.deleted_at IS NULL AND e.access = 'public'
  AND e.status IN ('answered', 'closed') AND ${isShownOrganisation()} AND o.status <> 'suspended'`;

/** Addresses that follow questions. */
export const questionFollowRepository = {
  /** The address as it follows now; whoever followed before stays as they were. */
  async add(tx: Transaction, values: typeof questionFollows.$inferInsert) {
    await tx.insert(questionFollows).values(values).onConflictDoNothing();
    const [row] = await tx
      .select()
      .from(questionFollows)
      .where(
        and(
          eq(questionFollows.orgId, values.orgId),
          eq(questionFollows.questionId, values.questionId),
          eq(questionFollows.email, values.email),
        ),
      )
      .for('update');
    if (row === undefined)
      throw new Error('An address that follows a question went away while it was added.');
    return row;
  },

  find: async (db: Queryable, id: string) =>
    (await readRows(db, linked, sql`SELECT ${follow} FROM ${from} WHERE f.id = ${id}`))[0],

  /** Whether whoever asked a question still wants emails about it. */
  async isAskerTold(db: Queryable, { orgId, id }: { orgId: string; id: string }): Promise<boolean> {
    const rows = await db
      .select({ id: questionFollows.id })
      .from(questionFollows)
      .where(
        and(
          eq(questionFollows.orgId, orgId),
          eq(questionFollows.questionId, id),
          eq(questionFollows.isAsker, true),
        ),
      );
    return rows.length > 0;
  },

  async confirm(db: Queryable, id: string, confirmedAt: Date): Promise<void> {
    await db
      .update(questionFollows)
      .set({ confirmedAt })
      .where(and(eq(questionFollows.id, id), isNull(questionFollows.confirmedAt)));
  },

  async remove(db: Queryable, id: string): Promise<void> {
    await db.delete(questionFollows).where(eq(questionFollows.id, id));
  },

  async removeUnconfirmed(db: Queryable, before: Date): Promise<void> {
    await db
      .delete(questionFollows)
      .where(
        and(
          isNull(questionFollows.confirmedAt),
          eq(questionFollows.isAsker, false),
          lt(questionFollows.createdAt, before),
        ),
      );
  },

  async due(db: Queryable, now: Date, limit: number): Promise<string[]> {
    const rows = await readRows(
      db,
      { id: column.text },
      sql`SELECT f.id FROM ${from} WHERE ${isTold} AND EXISTS (SELECT 1 FROM ${untold(now)}) ORDER BY f.id LIMIT ${limit}`,
    );
    return rows.map(({ id }) => id);
  },

  /** Undefined where another server is at it, or nothing is left to tell. */
  async take(tx: Transaction, id: string, now: Date) {
    const [found] = await readRows(
      tx,
      linked,
      sql`SELECT ${follow} FROM ${from} WHERE f.id = ${id} AND ${isTold} FOR UPDATE OF f SKIP LOCKED`,
    );
    if (found === undefined) return undefined;
    const answers = await readRows(
      tx,
      { id: column.text, name: column.text },
      sql`SELECT x.id, x.name FROM ${from} CROSS JOIN LATERAL
          (SELECT a.id, concat_ws(' ', p.prefix, p.firstname, p.lastname) AS name, a.published_at FROM ${untold(now)}) x
        WHERE f.id = ${id} ORDER BY x.published_at, x.id`,
    );
    return answers.length === 0 ? undefined : { ...found, answers };
  },

  async noteTold(tx: Transaction, key: { orgId: string; id: string }, answerIds: string[]): Promise<void> {
    await tx
      .insert(questionFollowNotices)
      .values(answerIds.map((answerId) => ({ orgId: key.orgId, followId: key.id, answerId })));
  },
};

export type LinkedFollow = NonNullable<Awaited<ReturnType<typeof questionFollowRepository.find>>>;

import { column, readRows, type Queryable } from '@rostrum/server-kit/database';
import { sql } from 'drizzle-orm';
import { toQuestionParts } from './question-parts.ts';
import type { VectorSource } from '../../text-vectors/index.ts';

// Two ranges in place of <>, which no index answers.
const isDue = (model: string) => sql`(v.model < ${model} OR v.model > ${model})`;

/** Vectors of questions that are missing, and those that were computed. */
export const questionVectorSource: VectorSource = {
  async countDue(db, model) {
    const [row] = await readRows(
      db,
      { due: column.number },
      sql`SELECT count(*)::int AS due FROM question_vectors v WHERE ${isDue(model)}`,
    );
    return row?.due ?? 0;
  },

  /** What was asked or reworded last comes first. */
  async claim(db, model, limit) {
    const rows = await readRows(
      db,
      {
        orgId: column.text,
        id: column.text,
        changes: column.number,
        text: column.text,
        details: column.text,
      },
      sql`UPDATE question_vectors c SET leased_until = now() + interval '1 minute' FROM questions q
        WHERE q.org_id = c.org_id AND q.id = c.question_id AND (c.org_id, c.question_id) IN (
          SELECT v.org_id, v.question_id FROM question_vectors v
          WHERE ${isDue(model)} AND (v.leased_until IS NULL OR v.leased_until < now())
          ORDER BY v.model, v.created_at DESC LIMIT ${limit} FOR UPDATE SKIP LOCKED)
        RETURNING c.org_id AS "orgId", c.question_id AS id, c.changes, q.text, q.details`,
    );
    return rows.map(({ text, details, ...row }) => ({ ...row, ...toQuestionParts({ text, details }) }));
  },

  async write(db: Queryable, vectors) {
    for (const { orgId, id, changes, model, isEnglish, vector } of vectors)
      await db.execute(
        sql`UPDATE question_vectors SET model = ${model}, is_english = ${isEnglish}, vector = ${vector}, leased_until = NULL
          WHERE org_id = ${orgId} AND question_id = ${id} AND changes = ${changes}`,
      );
  },
};

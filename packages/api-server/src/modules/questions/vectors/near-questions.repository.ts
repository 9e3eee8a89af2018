import { questionStatus } from '@rostrum/contracts';
import { fromBytes } from '@rostrum/language-model';
import { column, readRows, type Queryable } from '@rostrum/server-kit/database';
import { sql } from 'drizzle-orm';
import type { QuestionKey } from '../question-record.repository.ts';

/** The latest are compared: an older question is found by its words. */
const maxCompared = 1000;

const comparedColumns = { text: column.text, isEnglish: column.flag, vector: column.bytes };
const comparedFields = sql`q.text, v.is_english AS "isEnglish", v.vector`;

const toVector = <Row extends { vector: Uint8Array }>({ vector, ...row }: Row) => ({
  ...row,
  vector: fromBytes(vector),
});

/** Questions with their vectors. */
export const nearQuestionsRepository = {
  /** The vector of a question; undefined until it is computed. */
  async own(db: Queryable, { orgId, id }: QuestionKey) {
    const [row] = await readRows(
      db,
      { ...comparedColumns, model: column.text },
      sql`SELECT v.model, ${comparedFields} FROM question_vectors v JOIN questions q ON q.org_id = v.org_id AND q.id = v.question_id
        WHERE v.org_id = ${orgId} AND v.question_id = ${id} AND v.model <> ''`,
    );
    return row && toVector(row);
  },

  /** Other questions of the organisation that are neither spam nor merged, whose vectors are of a model. */
  async others(db: Queryable, { orgId, id }: QuestionKey, model: string) {
    const rows = await readRows(
      db,
      {
        ...comparedColumns,
        id: column.text,
        status: column.fits(questionStatus),
        answersInReview: column.number,
        createdAt: column.moment,
      },
      sql`SELECT q.id, q.status, q.created_at AS "createdAt", ${comparedFields},
          (SELECT count(*)::int FROM answers a WHERE a.org_id = q.org_id AND a.question_id = q.id AND a.status = 'in_review') AS "answersInReview"
        FROM question_vectors v JOIN questions q ON q.org_id = v.org_id AND q.id = v.question_id
        WHERE v.org_id = ${orgId} AND v.question_id <> ${id} AND v.model = ${model}
          AND q.deleted_at IS NULL AND q.merged_into IS NULL AND q.status <> 'spam'
        ORDER BY v.created_at DESC LIMIT ${maxCompared}`,
    );
    return rows.map(toVector);
  },

  /** Questions of the organisation that readers see with an answer. */
  async answered(db: Queryable, orgId: string, model: string) {
    const rows = await readRows(
      db,
      { ...comparedColumns, slug: column.text },
      sql`SELECT q.slug::text AS slug, ${comparedFields}
        FROM question_vectors v JOIN questions q ON q.org_id = v.org_id AND q.id = v.question_id
        WHERE v.org_id = ${orgId} AND v.model = ${model}
          AND q.deleted_at IS NULL AND q.merged_into IS NULL AND q.access = 'public' AND q.status IN ('answered', 'closed')
          AND EXISTS (SELECT 1 FROM answers a WHERE a.org_id = q.org_id AND a.question_id = q.id AND a.status = 'published')
        ORDER BY v.created_at DESC LIMIT ${maxCompared}`,
    );
    return rows.map(toVector);
  },
};

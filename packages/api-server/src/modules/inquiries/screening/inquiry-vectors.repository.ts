import { splitParts } from '@rostrum/screening';
import { column, readRows, type Queryable } from '@rostrum/server-kit/database';
import { sql } from 'drizzle-orm';
import type { VectorSource } from '../../text-vectors/index.ts';
import { inquiryVectors } from './inquiry-vectors.schema.ts';

export const inquiryVectorsRepository = {
  /** Stores the vector that screening has read already. */
  async store(db: Queryable, vector: typeof inquiryVectors.$inferInsert): Promise<void> {
    const { model, isEnglish, vector: bytes } = vector;
    await db
      .insert(inquiryVectors)
      .values(vector)
      .onConflictDoUpdate({
        target: [inquiryVectors.orgId, inquiryVectors.inquiryId],
        set: { model, isEnglish, vector: bytes },
      });
  },
};

// Two ranges in place of <>, which no index answers.
const isDue = (model: string) => sql`(v.model < ${model} OR v.model > ${model})`;

/** Vectors of inquiries that are missing, and those that were computed. What an inquiry says never changes. */
export const inquiryVectorSource: VectorSource = {
  async countDue(db, model) {
    const [row] = await readRows(
      db,
      { due: column.number },
      sql`SELECT count(*)::int AS due FROM inquiry_vectors v WHERE ${isDue(model)}`,
    );
    return row?.due ?? 0;
  },

  async claim(db, model, limit) {
    const rows = await readRows(
      db,
      {
        orgId: column.text,
        id: column.text,
        changes: column.number,
        subject: column.text,
        message: column.text,
      },
      sql`UPDATE inquiry_vectors c SET leased_until = now() + interval '1 minute' FROM inquiries i
        WHERE i.org_id = c.org_id AND i.id = c.inquiry_id AND (c.org_id, c.inquiry_id) IN (
          SELECT v.org_id, v.inquiry_id FROM inquiry_vectors v
          WHERE ${isDue(model)} AND (v.leased_until IS NULL OR v.leased_until < now())
          LIMIT ${limit} FOR UPDATE SKIP LOCKED)
        RETURNING c.org_id AS "orgId", c.inquiry_id AS id, 1 AS changes, i.subject, i.message`,
    );
    return rows.map(({ subject, message, ...row }) => ({
      ...row,
      parts: splitParts({ subject, message }).slice(0, 1),
      whole: `${subject}\n${message}`,
    }));
  },

  async write(db, vectors) {
    for (const { orgId, id, model, isEnglish, vector } of vectors)
      await db.execute(
        sql`UPDATE inquiry_vectors SET model = ${model}, is_english = ${isEnglish}, vector = ${vector}, leased_until = NULL
          WHERE org_id = ${orgId} AND inquiry_id = ${id}`,
      );
  },
};

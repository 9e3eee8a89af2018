import { createLanguageModel } from '@rostrum/language-model';
import { sql } from 'drizzle-orm';
import { column, readRows, runAsSystem, type Database } from '@rostrum/server-kit/database';
import { indexDueVectors } from '../../modules/search/vectors/index-vectors.ts';

/** Experts whose vectors the model computes; all others take over those of one of them. */
const computed = 300;

async function countCurrent(db: Database, model: string): Promise<number> {
  const [row] = await readRows(
    db,
    { current: column.number },
    sql`SELECT count(*)::int AS current FROM search_vectors WHERE model = ${model}`,
  );
  return row?.current ?? 0;
}

/**
 * Gives every expert of a large directory vectors. The model would compute those of 10,000 for an hour; what a search costs
 * depends on how many there are and not on whose they are.
 */
export async function fillVectors(db: Database, progress: (text: string) => void): Promise<void> {
  const model = createLanguageModel();
  try {
    if ((await model.start()) !== 'ready') throw new Error(`The model was not loaded: ${model.failure}`);
    await runAsSystem('vectors belong to the server', async () => {
      progress('computing vectors');
      while ((await countCurrent(db, model.id)) < computed)
        if ((await indexDueVectors(db, model)) === 0) break;
      progress('copying vectors');
      await db.execute(sql`
        WITH sample AS (
          SELECT vectors, passages, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS count
          FROM (SELECT * FROM search_vectors WHERE model = ${model.id} ORDER BY id LIMIT ${computed}) AS first
        ), due AS (
          SELECT id, row_number() OVER (ORDER BY id) AS place FROM search_vectors WHERE model IS DISTINCT FROM ${model.id}
        )
        UPDATE search_vectors AS target
        SET vectors = sample.vectors, passages = sample.passages, model = ${model.id}, indexed = target.changes
        FROM due JOIN sample ON sample.place = due.place % sample.count
        WHERE target.id = due.id`);
    });
  } finally {
    model.close();
  }
}

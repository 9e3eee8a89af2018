import { and, eq, inArray, sql } from 'drizzle-orm';
import { column, readRows, type Queryable } from '@rostrum/server-kit/database';
import { searchVectors, type StoredPassage } from '../search.schema.ts';
import type { SourceText } from './passages.ts';

/** An expert whose vectors are behind, claimed by this server for a while. */
export interface DueExpert {
  id: string;
  /** Written back as what the vectors were computed for. */
  changes: number;
  model: string | null;
  passages: StoredPassage[];
  vectors: Uint8Array;
}

export interface ComputedVectors {
  id: string;
  changes: number;
  model: string;
  passages: readonly StoredPassage[];
  vectors: Uint8Array;
}

export interface VectorRow {
  id: string;
  orgId: string;
  vectors: Uint8Array;
  /** Titles of the expert's topics, with their places among the passages. */
  topics: readonly { title: string; place: number }[];
}

export const vectorsRepository = {
  /** Claims experts whose vectors are behind, so that two servers do not compute the same; a crash frees them after a minute. */
  claim: async (db: Queryable, model: string, limit: number): Promise<DueExpert[]> =>
    db
      .update(searchVectors)
      .set({ leasedUntil: sql`now() + interval '1 minute'` })
      .where(
        sql`${searchVectors.id} IN (
          SELECT id FROM search_vectors WHERE (changes <> indexed OR model IS DISTINCT FROM ${model}) AND (leased_until IS NULL OR leased_until < now())
          LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
      )
      .returning({
        id: searchVectors.id,
        changes: searchVectors.changes,
        model: searchVectors.model,
        passages: searchVectors.passages,
        vectors: searchVectors.vectors,
      }),

  /** Counts experts whose vectors are behind: changed since, or computed by another model. */
  countDue: async (db: Queryable, model: string): Promise<number> => {
    const [row] = await readRows(
      db,
      { due: column.number },
      sql`SELECT count(*)::int AS due FROM search_vectors WHERE changes <> indexed OR model IS DISTINCT FROM ${model}`,
    );
    return row?.due ?? 0;
  },

  /** The texts of experts, as everybody who finds the expert may read them. */
  async readTexts(db: Queryable, ids: readonly string[]): Promise<Map<string, SourceText[]>> {
    const rows = await readRows(
      db,
      { id: column.text, source: column.text, place: column.number, body: column.text },
      sql`SELECT id, source, place, body FROM rostrum_expert_passages(${sql.param(ids)}::uuid[])`,
    );
    return Map.groupBy(rows, ({ id }) => id);
  },

  /** Writes vectors, unless a change came meanwhile that will be computed again anyway. Tells every server which are new. */
  async write(db: Queryable, computed: readonly ComputedVectors[]): Promise<void> {
    for (const { id, changes, model, passages, vectors } of computed)
      await db.execute(
        sql`UPDATE search_vectors SET indexed = ${changes}, leased_until = NULL, model = ${model}, passages = ${JSON.stringify(passages)}::jsonb,
            vectors = ${Buffer.from(vectors)}, updated_at = now() WHERE id = ${id}::uuid`,
      );
    await db.execute(sql`SELECT pg_notify('search_vectors', ${computed.map(({ id }) => id).join(' ')})`);
  },

  /** Which vectors of this model there are, and since when each is as it is. */
  async listVersions(db: Queryable, model: string): Promise<Map<string, string>> {
    const rows = await readRows(
      db,
      { id: column.text, version: column.text },
      sql`SELECT id, indexed::text || ' ' || extract(epoch FROM updated_at)::text AS version FROM search_vectors WHERE model = ${model}`,
    );
    return new Map(rows.map(({ id, version }) => [id, version]));
  },

  async readByIds(db: Queryable, model: string, ids: readonly string[]): Promise<VectorRow[]> {
    const rows = await db
      .select({
        id: searchVectors.id,
        orgId: searchVectors.orgId,
        vectors: searchVectors.vectors,
        passages: searchVectors.passages,
      })
      .from(searchVectors)
      .where(and(eq(searchVectors.model, model), inArray(searchVectors.id, [...ids])));
    return rows.map(({ id, orgId, vectors, passages }) => ({
      id,
      orgId,
      vectors,
      topics: passages.flatMap(({ source, text }, place) =>
        source === 'topic' ? [{ title: text, place }] : [],
      ),
    }));
  },
};

import { sql } from 'drizzle-orm';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';
import type { Stems } from './thesaurus.ts';

export const stemsRepository = {
  /** The stems of words as the index has them; null for words that it leaves out. */
  async read(db: Queryable, words: readonly string[]): Promise<Stems> {
    const rows = await readRows(
      db,
      { word: column.text, stem: column.nullable(column.text) },
      sql`SELECT word, (ts_lexize('pg_catalog.english_stem', word))[1] AS stem FROM unnest(${sql.param(words)}::text[]) AS word`,
    );
    return new Map(rows.map(({ word, stem }) => [word, stem]));
  },
};

import { sql } from 'drizzle-orm';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';
import type { Stems } from './thesaurus.ts';

/** A search gives each of its statements two seconds, and on a busy machine all words together took longer. */
const wordsAtOnce = 2000;

const partsOf = (words: readonly string[]): (readonly string[])[] =>
  Array.from({ length: Math.ceil(words.length / wordsAtOnce) }, (_, part) =>
    words.slice(part * wordsAtOnce, (part + 1) * wordsAtOnce),
  );

export const stemsRepository = {
  /** The stems of words as the index has them; null for words that it leaves out. */
  async read(db: Queryable, words: readonly string[]): Promise<Stems> {
    const stems = new Map<string, string | null>();
    for (const part of partsOf(words)) {
      const rows = await readRows(
        db,
        { word: column.text, stem: column.nullable(column.text) },
        sql`SELECT word, (ts_lexize('pg_catalog.english_stem', word))[1] AS stem FROM unnest(${sql.param(part)}::text[]) AS word`,
      );
      for (const { word, stem } of rows) stems.set(word, stem);
    }
    return stems;
  },
};

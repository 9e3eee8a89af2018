import { splitWords } from '@rostrum/contracts';
import { sql, type SQL } from 'drizzle-orm';

/** A folded `%text%` pattern with the text's own wildcards escaped, so that `%_%` finds only itself. */
export const contains = (text: string): SQL => sql`'%' || rostrum_fold(${escapeLike(text)}) || '%'`;

/** The same for the beginning of a text. */
export const beginsWith = (text: string): SQL => sql`rostrum_fold(${escapeLike(text)}) || '%'`;

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (character) => `\\${character}`);

/** More words narrow nothing further. */
const maxWords = 12;
/** Shorter texts written together would be found across any two words. */
const minJoined = 5;

/**
 * Returns the condition that a text has every typed word in it, in any order and whatever marks are between them, or all
 * of them written together: `Müller, Jürgen` and `OBrien`. The text comes from `rostrum_text` or `rostrum_name_text`.
 */
export function hasWords(text: SQL, typed: string): SQL {
  const words = splitWords(typed).slice(0, maxWords);
  if (words.length === 0) return sql`false`;
  const each = sql.join(
    words.map((word) => sql`${text} LIKE ${`%${word}%`}`),
    sql` AND `,
  );
  const joined = words.join('');
  return joined.length < minJoined
    ? sql`(${each})`
    : sql`(${each} OR replace(${text}, ' ', '') LIKE ${`%${joined}%`})`;
}

/** The same for an expression, which is computed once for each row. */
export const hasWordsIn = (expression: SQL, typed: string): SQL =>
  sql`(SELECT ${hasWords(sql`computed.text`, typed)} FROM (SELECT ${expression} AS text OFFSET 0) AS computed)`;

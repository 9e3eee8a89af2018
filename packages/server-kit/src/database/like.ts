import { sql, type SQL } from 'drizzle-orm';

/** A folded `%text%` pattern with the text's own wildcards escaped, so that `%_%` finds only itself. */
export const contains = (text: string): SQL => sql`'%' || rostrum_fold(${escapeLike(text)}) || '%'`;

/** The same for the beginning of a text. */
export const beginsWith = (text: string): SQL => sql`rostrum_fold(${escapeLike(text)}) || '%'`;

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (character) => `\\${character}`);

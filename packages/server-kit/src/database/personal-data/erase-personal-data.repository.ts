import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '../queryable.ts';
import type { Declaration, Subject } from './declarations.ts';
import type { TablePersonalData } from './define-personal-data.ts';
import { personalDataRegister } from './register.ts';

type Link = TablePersonalData['links'][number];
type Entry = { declaration: Declaration; column?: PgColumn };

/** A subject by the values of the columns that links name: of a profile its organisation alone, or with its id. */
export interface ErasedSubject {
  subject: Subject;
  keys: readonly string[];
}

const identifier = (name: string) => sql.identifier(name);

/** Addresses are equal whatever their case. A whole organisation's profiles are those rows that name one. */
const belongsTo = ({ subject, by, unless }: Link, keys: readonly string[]): SQL => {
  const matches = by.map((name, index) => {
    const key = keys[index];
    if (key === undefined) return sql`${identifier(name)} IS NOT NULL`;
    return subject === 'mailbox'
      ? sql`lower(${identifier(name)}::text) = lower(${key}::text)`
      : sql`${identifier(name)} = ${key}`;
  });
  return sql.join([...matches, ...(unless ? [sql`NOT ${unless}`] : [])], sql` AND `);
};

/** The value that clearing a row of this link writes; undefined where the column stays as it is. */
function replacement({ declaration, column }: Entry, { subject, by }: Link): SQL | undefined {
  if (declaration.fate === 'reference') return declaration.to === null ? sql`NULL` : undefined;
  if (declaration.fate !== 'erased' || declaration.to === undefined) return undefined;
  if (declaration.of && !declaration.of.includes(subject)) return undefined;
  const { to } = declaration;
  if (typeof to === 'object' && to !== null && 'formerPrefix' in to)
    return sql`${to.formerPrefix}::text || ${identifier(by.at(-1) ?? '')}::text || ${to.suffix}::text`;
  return to === null || !column ? sql`NULL` : sql`${sql.param(to, column)}`;
}

async function eraseRows(
  tx: Transaction,
  { schema, name, columns }: TablePersonalData,
  link: Link,
  keys: readonly string[],
): Promise<void> {
  const table = sql`${identifier(schema)}.${identifier(name)}`;
  const where = belongsTo(link, keys);
  if (link.rows === 'deleted') {
    await tx.execute(sql`DELETE FROM ${table} WHERE ${where}`);
    return;
  }
  const changes = Array.from(columns).flatMap(([column, entry]) => {
    const value = replacement(entry, link);
    return value === undefined ? [] : [sql`${identifier(column)} = ${value}`];
  });
  if (changes.length > 0)
    await tx.execute(sql`UPDATE ${table} SET ${sql.join(changes, sql`, `)} WHERE ${where}`);
}

/** Deletes and clears, in every table of the register, the rows that a subject is linked to. */
export async function erasePersonalData(tx: Transaction, { subject, keys }: ErasedSubject): Promise<void> {
  const linked = personalDataRegister().flatMap((table) =>
    table.links.filter((link) => link.subject === subject).map((link) => ({ table, link })),
  );
  // Rows are cleared first: a row that is deleted may take others along that a clearing would still have to find.
  for (const rows of ['cleared', 'deleted'] as const)
    for (const { table, link } of linked) if (link.rows === rows) await eraseRows(tx, table, link, keys);
}

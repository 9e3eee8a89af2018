import type { SQL } from 'drizzle-orm';
import { prepareReading, type Columns, type RowOf } from './columns-read.ts';
import type { Queryable } from './queryable.ts';

/**
 * Rows of a written-out statement, each checked against the columns that stand beside it: the type of a row is what it
 * was found to be. A row that differs is a fault of the statement, and named by its column.
 */
export async function readRows<const Shape extends Columns>(
  db: Queryable,
  shape: Shape,
  statement: SQL,
): Promise<RowOf<Shape>[]> {
  const { rows } = await db.execute(statement);
  return checkedRows(shape, rows);
}

/** The same for rows that are there: of a statement that is planned once. */
export function checkedRows<const Shape extends Columns>(
  shape: Shape,
  rows: readonly Record<string, unknown>[],
): RowOf<Shape>[] {
  const findMisread = prepareReading(shape);
  const isRead = (row: Record<string, unknown>): row is RowOf<Shape> => {
    const name = findMisread(row);
    if (name !== undefined)
      throw new TypeError(`Column '${name}' of a statement holds ${describe(row[name])}, not what is read.`);
    return true;
  };
  return rows.filter(isRead);
}

const describe = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'a list' : value instanceof Date ? 'a Date' : typeof value;

/** Rows of a written-out statement whose shape is not read yet: the repository's checks list who still may, and tests. */
export async function rowsOf<Row extends object>(db: Queryable, statement: SQL): Promise<Row[]> {
  const { rows } = await db.execute(statement);
  return rows as Row[];
}

/** A moment of a raw row (PostgreSQL text or Date) as the contract's ISO text. */
export const iso = (moment: string | Date): string => new Date(moment).toISOString();
export const isoOrNull = (moment: string | Date | null): string | null =>
  moment === null ? null : iso(moment);

import { getTableColumns, is, sql, SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A lone half of a letter, as cutting a text can leave, is nothing that the database stores. */
const toStored = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed() : value;

/** What a column is filled with where the row says nothing: one expression for all rows, or a value for this one. */
const defaultOf = ({ defaultFn }: PgColumn): unknown => defaultFn?.();

/**
 * Statements that insert many rows: one for all that name the same columns, with its rows in a single value. The builder makes
 * several objects for every cell, also of columns that are not named; for files of thousands of people those were what
 * filled the memory. Not for columns of bytes.
 */
export function insertsOf<Table extends PgTable>(
  table: Table,
  rows: readonly Table['$inferInsert'][],
): SQL[] {
  const columns = Object.entries<PgColumn>(getTableColumns(table));
  const shared = new Map<string, SQL>();
  const named = rows.map((row: Readonly<Record<string, unknown>>) => {
    const cells: Record<string, unknown> = {};
    for (const [field, column] of columns) {
      const value = row[field] ?? (row[field] === undefined ? defaultOf(column) : null);
      if (is(value, SQL)) shared.set(column.name, value);
      else if (value !== undefined) cells[column.name] = value;
    }
    return cells;
  });
  return [...Map.groupBy(named, (cells) => Object.keys(cells).join(' ')).values()].map((alike) => {
    const names = Object.keys(alike[0] ?? {});
    const filled = [...shared].filter(([name]) => !names.includes(name));
    const listOf = (parts: SQL[]) => sql.join(parts, sql`, `);
    const identifiers = names.map((name) => sql`${sql.identifier(name)}`);
    return sql`INSERT INTO ${table} (${listOf([...identifiers, ...filled.map(([name]) => sql`${sql.identifier(name)}`)])})
      SELECT ${listOf([...identifiers, ...filled.map(([, value]) => value)])}
      FROM jsonb_populate_recordset(NULL::${table}, ${JSON.stringify(alike, toStored)}::jsonb)`;
  });
}

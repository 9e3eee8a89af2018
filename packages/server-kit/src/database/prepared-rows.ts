import { fillPlaceholders, type Query } from 'drizzle-orm';
import type { Database } from './queryable.ts';

/** A select of the builder, as far as this needs to know it. */
interface Select<Row> extends PromiseLike<Row[]> {
  toSQL(): Query;
  readonly _: { readonly selectedFields: object };
}

/**
 * A select that is planned once per connection and whose rows are put together by plain assignment: the builder's own
 * mapping takes longer than everything else that the hottest read does. Values are what the driver makes of their types,
 * so it is for flat selections without converting columns.
 */
export function prepareRows<Row>(
  { $client: pool }: Database,
  name: string,
  select: Select<Row>,
): (placeholders: Record<string, unknown>) => Promise<Row[]> {
  const { sql: text, params } = select.toSQL();
  const fields = Object.keys(select._.selectedFields);
  return async (placeholders) => {
    const values = fillPlaceholders(params, placeholders);
    const { rows } = await pool.query<unknown[]>({ name, text, values, rowMode: 'array' });
    return rows.map((row) => {
      const named: Record<string, unknown> = {};
      for (let index = 0; index < fields.length; index += 1) named[fields[index] ?? ''] = row[index];
      return named as Row;
    });
  };
}

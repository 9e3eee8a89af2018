import { sql, type SQL } from 'drizzle-orm';
import { searchCountedUpTo } from '@rostrum/contracts';
import type { Queryable } from '../../database/queryable.ts';
import { rowsOf } from '../../database/rows.ts';
import { rowsThatHold, type DocumentSearch } from './document-conditions.repository.ts';
import type { Cursor } from './cursor.ts';

export interface OrderedRow {
  id: string;
  key: string;
}

const orders = {
  name: {
    key: sql`sort_name`,
    by: sql`sort_name COLLATE "und-x-icu", id`,
    after: ({ key, id }: Cursor) =>
      sql`(sort_name COLLATE "und-x-icu", id) > (${key} COLLATE "und-x-icu", ${id}::uuid)`,
  },
  recent: {
    key: sql`sorted_at::text`,
    by: sql`sorted_at DESC, id`,
    after: ({ key, id }: Cursor) =>
      sql`sorted_at <= ${key}::timestamptz AND (sorted_at < ${key}::timestamptz OR id > ${id}::uuid)`,
  },
};

export interface OrderedPage {
  order: keyof typeof orders;
  after: Cursor | null;
  offset: number;
  limit: number;
}

/**
 * Pages in the order of names or dates. Few matches are collected and sorted. With many of them, walking along the index
 * of the order meets enough soon; the index of the words is then kept out of it.
 */
export const orderedDocumentsRepository = {
  read(
    db: Queryable,
    search: DocumentSearch & { total: number },
    { order, after, offset, limit }: OrderedPage,
  ): Promise<OrderedRow[]> {
    const { key, by, after: isAfter } = orders[order];
    const text = search.arms.map((arm) => `(${arm})`).join(' | ');
    const isWide = search.total > searchCountedUpTo;
    const matches: SQL = isWide ? sql`(words @@ ${text}::tsquery) IS TRUE` : sql`words @@ ${text}::tsquery`;
    const rows = sql`SELECT id, sort_name, sorted_at FROM search_documents WHERE ${matches} AND ${rowsThatHold(search)}
      AND ${after ? isAfter(after) : sql`true`}`;
    return rowsOf<OrderedRow>(
      db,
      isWide
        ? sql`SELECT id, ${key} AS key FROM (${rows}) AS found ORDER BY ${by} LIMIT ${limit} OFFSET ${offset}`
        : sql`WITH found AS MATERIALIZED (${rows}) SELECT id, ${key} AS key FROM found ORDER BY ${by} LIMIT ${limit} OFFSET ${offset}`,
    );
  },
};

import { sql, type SQL } from 'drizzle-orm';
import { searchCountedUpTo } from '@rostrum/contracts';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';
import type { Cursor } from './cursor.ts';
import { rowsThatHold, type DocumentSearch } from './document-conditions.repository.ts';
import { matchedDocuments } from './matched-documents.repository.ts';
import { anyOf } from './query/tsquery-text.ts';

export interface OrderedRow {
  id: string;
  key: string;
}
const orderedRowColumns = { id: column.text, key: column.text };

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

/** Written so that the index of the order is walked along and the index of the words kept out of it. */
const walking = (search: DocumentSearch): SQL => {
  const query = search.branches.some((branch) => branch.query === '')
    ? ''
    : anyOf(...search.branches.map((branch) => branch.query));
  return sql`SELECT id, sort_name, sorted_at FROM searchable
    WHERE ${query === '' ? sql`true` : sql`(words @@ ${query}::tsquery) IS TRUE`} AND ${rowsThatHold(search)}
      AND ${search.verified === '' ? sql`true` : sql`words @@ ${search.verified}::tsquery`}`;
};

/**
 * Pages in the order of names or dates. Few matches are collected and sorted. With many of them, walking along the index
 * of the order meets enough of them soon.
 */
export const orderedDocumentsRepository = {
  read(
    db: Queryable,
    search: DocumentSearch & { total: number },
    { order, after, offset, limit }: OrderedPage,
  ): Promise<OrderedRow[]> {
    const { key, by, after: isAfter } = orders[order];
    const rest = after ? isAfter(after) : sql`true`;
    const found =
      search.total > searchCountedUpTo
        ? walking(search)
        : matchedDocuments(search, searchCountedUpTo, sql`id, sort_name, sorted_at`);
    return readRows(
      db,
      orderedRowColumns,
      sql`SELECT id, ${key} AS key FROM (${found}) AS found WHERE ${rest} ORDER BY ${by} LIMIT ${limit} OFFSET ${offset}`,
    );
  },
};

import { InputError } from '@rostrum/server-kit';
import { z } from 'zod';

const shape = z.tuple([z.iso.datetime({ offset: true }), z.uuid()]);

/** Where a page ended: the moment that the list is ordered by, and the last item. */
export interface PageEnd {
  at: string;
  id: string;
}

export const writeCursor = ({ at, id }: PageEnd): string =>
  Buffer.from(JSON.stringify([at, id])).toString('base64url');

/** What a client sends back is read as strictly as anything else that comes in. */
export function readCursor(text: string | undefined): PageEnd | null {
  if (text === undefined) return null;
  try {
    const [at, id] = shape.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    return { at, id };
  } catch {
    throw InputError.field('cursor', 'Leave it out, or send the `next` of the page before.');
  }
}

/** The page of a list of which one row more than wanted was read: that row says whether there is another page. */
export function pageOf<Row extends { id: string; at: string }, Item>(
  rows: readonly Row[],
  limit: number,
  present: (row: Row) => Item,
): { items: Item[]; next: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { items: shown.map(present), next: rows.length > limit && last ? writeCursor(last) : null };
}

import { z } from 'zod';
import { InputError } from '@rostrum/server-kit';

const cursor = z.tuple([z.enum(['name', 'recent']), z.string().max(300), z.uuid()]);

/** Where a page ended: its order, and the last one on it. */
export interface Cursor {
  key: string;
  id: string;
}

export const cursorText = (order: 'name' | 'recent', { key, id }: Cursor): string =>
  Buffer.from(JSON.stringify([order, key, id])).toString('base64url');

/** What a client sends back is read as strictly as anything else that comes in. */
export function readCursor(text: string, order: 'name' | 'recent'): Cursor {
  try {
    const [of, key, id] = cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    if (of === order && (order === 'name' || !Number.isNaN(Date.parse(key)))) return { key, id };
  } catch {
    // Told below: a text that is no cursor and one of another order are the same mistake.
  }
  throw new InputError('This page of the search no longer exists. Search again from the first page.', {
    code: 'malformed_request',
    fields: [
      { path: 'after', code: 'invalid', message: 'Leave it out, or send the `next` of the page before.' },
    ],
  });
}

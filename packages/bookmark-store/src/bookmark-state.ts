import type { Bookmark } from '@rostrum/contracts';
import { keyOf } from './bookmark-key.ts';

export interface BookmarkState {
  /** The list is being loaded. */
  loading: boolean;
  /** A change has been shown but not yet been confirmed. */
  updating: boolean;
  /** The list could not be loaded; `retry()` asks again. */
  failed: boolean;
  /** True by username, post id or question id (specification, section 3). */
  map: Readonly<Record<string, true>>;
  /** Newest first. */
  list: readonly Bookmark[];
  total: number;
}

/** A change under way: a bookmark that will be there, or null for one that will be gone. */
export type PendingChanges = ReadonlyMap<string, Bookmark | null>;

/** What to show: what the server has confirmed, with the changes under way on top. */
export function stateOf(
  confirmed: readonly Bookmark[],
  pending: PendingChanges,
  flags: Pick<BookmarkState, 'loading' | 'failed'>,
): BookmarkState {
  const untouched = confirmed.filter((bookmark) => !pending.has(keyOf(bookmark)));
  const added = [...pending.values()].filter((bookmark) => bookmark !== null).reverse();
  const list = [...added, ...untouched];
  const map = Object.fromEntries(list.map((bookmark) => [keyOf(bookmark), true as const]));
  return { ...flags, updating: pending.size > 0, map, list, total: list.length };
}

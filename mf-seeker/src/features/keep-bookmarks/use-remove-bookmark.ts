import { isApiError } from '@rostrum/api-client';
import { bookmarkStore } from '@rostrum/bookmark-store';
import type { BookmarkWithData } from '@rostrum/contracts';
import { useQueryClient } from '@rostrum/remote-runtime/query';
import { notify } from '@rostrum/ui-kit';
import { useState } from 'react';
import { referenceOf } from './reference-of.ts';

const reason = (error: unknown) =>
  isApiError(error) ? error.message : 'Check the connection and try again.';

/** Takes bookmarks off the page at once, offers Undo, and brings them back when the server refuses. */
export function useRemoveBookmark() {
  const queryClient = useQueryClient();
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const refetch = () => queryClient.invalidateQueries({ queryKey: ['bookmarks'] });
  const show = (id: string) => setRemoved((ids) => new Set([...ids].filter((other) => other !== id)));

  async function undo(bookmark: BookmarkWithData) {
    const reference = referenceOf(bookmark);
    if (!reference) return;
    try {
      await bookmarkStore.add(reference);
      show(bookmark.id);
    } catch (error) {
      notify.error({ title: 'The bookmark could not be put back.', description: reason(error) });
    }
    await refetch();
  }

  async function remove(bookmark: BookmarkWithData) {
    const reference = referenceOf(bookmark);
    if (!reference) return;
    setRemoved((ids) => new Set(ids).add(bookmark.id));
    try {
      // The store removes what it knows; after a failed load it knows nothing yet.
      if (bookmarkStore.get().failed) await bookmarkStore.retry();
      await bookmarkStore.remove(reference);
      // A target that is gone cannot be marked again, so there is nothing to undo.
      notify.success({
        title: 'Bookmark removed',
        ...(bookmark.target && { description: bookmark.target.title, undo: { run: () => undo(bookmark) } }),
      });
    } catch (error) {
      show(bookmark.id);
      notify.error({ title: 'The bookmark could not be removed.', description: reason(error) });
    }
    await refetch();
  }

  return { removed, remove };
}

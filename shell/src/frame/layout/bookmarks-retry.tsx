import { bookmarkStore } from '@rostrum/bookmark-store';
import { useSyncExternalStore } from 'react';

/** A quiet line after bookmarks could not be loaded (specification, section 8: the failure goes to the console only). */
export function BookmarksRetry() {
  const { failed } = useSyncExternalStore(bookmarkStore.subscribe, bookmarkStore.get);
  return failed ? (
    <p>
      Bookmarks did not load.{' '}
      <button type="button" className="f-footer__retry" onClick={() => void bookmarkStore.retry()}>
        Retry
      </button>
    </p>
  ) : null;
}

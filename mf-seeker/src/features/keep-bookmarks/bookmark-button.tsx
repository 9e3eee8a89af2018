import { isApiError } from '@rostrum/api-client';
import { bookmarkStore } from '@rostrum/bookmark-store';
import type { BookmarkReference } from '@rostrum/contracts';
import { useSession } from '@rostrum/remote-runtime';
import { classNames, BookmarkIcon, Button, notify } from '@rostrum/ui-kit';
import { SignInPrompt } from './sign-in-prompt.tsx';
import { useBookmarks } from './use-bookmarks.ts';
import { useState } from 'react';
import styles from './bookmark-button.module.css';

export interface BookmarkButtonProps {
  reference: BookmarkReference;
  /** What is marked, for screen readers and notices: a name or title. */
  name: string;
  /** With the word beside the icon; phones show the icon alone. */
  hasLabel?: boolean;
}

const failed = (error: unknown) =>
  notify.error({
    title: 'The bookmark could not be saved.',
    description: isApiError(error) ? error.message : 'Check the connection and try again.',
  });

/** Marks at once and takes it back when the server refuses. Without a session it offers to sign in. */
export function BookmarkButton({ reference, name, hasLabel = false }: BookmarkButtonProps) {
  const { status } = useSession();
  const [isAsking, setIsAsking] = useState(false);
  useBookmarks();
  const isMarked = bookmarkStore.has(reference);
  const press = () => {
    if (status === 'unauthenticated') return setIsAsking(true);
    bookmarkStore.toggle(reference).catch(failed);
  };
  return (
    <>
      <Button
        className={hasLabel ? classNames(styles.bookmark, styles.labelled) : styles.bookmark}
        icon={<BookmarkIcon aria-hidden fill={isMarked ? 'currentColor' : 'none'} />}
        aria-pressed={isMarked}
        // Speech control goes by the word that is shown.
        aria-label={`${hasLabel && isMarked ? 'Bookmarked' : 'Bookmark'} ${name}`}
        disabled={status === 'loading'}
        onClick={press}
      >
        {hasLabel ? <span>{isMarked ? 'Bookmarked' : 'Bookmark'}</span> : null}
      </Button>
      <SignInPrompt isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </>
  );
}

import { BookmarkIcon, EmptyState, LinkButton, MailIcon, MonitorIcon } from '@rostrum/ui-kit';
import type { BookmarkTab } from './bookmarks.queries.ts';

const titles: Record<BookmarkTab, string> = {
  all: 'Keep the people you want to ask again',
  expert: 'No experts marked yet',
  post: 'No posts marked yet',
  question: 'No questions marked yet',
};

export interface NoBookmarksProps {
  type: BookmarkTab;
  /** The named list that is shown. */
  listName?: string | undefined;
  searchHref: string;
}

/** Nothing marked: what the mark is good for, and where to find something. */
export const NoBookmarks = ({ type, listName, searchHref }: NoBookmarksProps) => (
  <EmptyState
    title={listName === undefined ? titles[type] : `Nothing in “${listName}” yet`}
    description="Press the bookmark beside an expert, a post or a question. It is kept here, newest first."
    points={[
      { icon: <BookmarkIcon aria-hidden />, text: 'Click to save, again to remove' },
      { icon: <MailIcon aria-hidden />, text: 'Ask a marked expert straight from here' },
      { icon: <MonitorIcon aria-hidden />, text: 'The same on every device you sign in on' },
    ]}
    action={
      <LinkButton type="primary" href={searchHref}>
        Find an expert
      </LinkButton>
    }
  />
);

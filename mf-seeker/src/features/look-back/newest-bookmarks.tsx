import { bookmarks } from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { AppLink, Avatar, BookmarkIcon } from '@rostrum/ui-kit';
import { LinkCard } from './link-card.tsx';
import { PersonLink } from './person-link.tsx';
import styles from './person-link.module.css';

const shown = 4;

const newest = contractQueryOptions(bookmarks.listWithData, {
  params: { type: 'all' },
  query: { page_size: shown },
});

/** The newest bookmarks, and the way to all of them. */
export function NewestBookmarks({ allHref }: { allHref: string }) {
  const page = useQuery(newest);
  const total = page.data?.total ?? 0;
  const links = (page.data?.bookmarks ?? []).flatMap(({ id, type, username, target }) =>
    target
      ? [
          <PersonLink
            key={id}
            href={target.href}
            picture={
              type === 'expert' ? (
                <Avatar decorative src={target.image} firstname={target.title} username={username ?? ''} />
              ) : (
                <span className={styles.icon}>
                  <BookmarkIcon aria-hidden />
                </span>
              )
            }
            title={target.title}
            detail={
              type === 'post'
                ? target.organisation
                : [target.subtitle, target.organisation].filter(Boolean).join(', ')
            }
          />,
        ]
      : [],
  );
  return (
    <LinkCard
      title="Bookmarks"
      extra={total > 0 ? <AppLink href={allHref}>All {total}</AppLink> : null}
      query={page}
      empty="Select the bookmark next to an expert, post or question to save it here."
      links={links}
    />
  );
}

import { bookmarks } from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { AppLink, Avatar, Bone, BookmarkIcon, Card, PanelError } from '@rostrum/ui-kit';
import { PersonLink } from './person-link.tsx';

const shown = 4;

const newest = contractQueryOptions(bookmarks.listWithData, {
  params: { type: 'all' },
  query: { page_size: shown },
});

/** The newest bookmarks, and the way to all of them. */
export function NewestBookmarks({ allHref }: { allHref: string }) {
  const page = useQuery(newest);
  const there = page.data?.bookmarks.filter(({ target }) => target !== null) ?? [];
  return (
    <Card
      title="Bookmarks"
      flush
      extra={
        page.data && page.data.total > 0 ? <AppLink href={allHref}>All {page.data.total}</AppLink> : null
      }
    >
      {page.isPending && <Bone height={120} />}
      {page.isError && <PanelError onRetry={() => void page.refetch()} retrying={page.isFetching} />}
      {page.isSuccess && there.length === 0 && (
        <p className="sk-people-links__empty">
          Press the bookmark beside an expert, a post or a question to keep it here.
        </p>
      )}
      {there.length > 0 && (
        <ul className="sk-people-links">
          {there.map(({ id, type, username, target }) =>
            target ? (
              <PersonLink
                key={id}
                href={target.href}
                picture={
                  type === 'expert' ? (
                    <Avatar
                      decorative
                      src={target.image}
                      firstname={target.title}
                      username={username ?? ''}
                    />
                  ) : (
                    <span className="sk-people-links__icon">
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
              />
            ) : null,
          )}
        </ul>
      )}
    </Card>
  );
}

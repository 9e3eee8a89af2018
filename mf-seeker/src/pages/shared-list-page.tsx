import { isApiError } from '@rostrum/api-client';
import { bookmarkLists } from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { useParams } from '@rostrum/remote-runtime/router';
import {
  AppLink,
  Avatar,
  EmptyState,
  FileTextIcon,
  LinkButton,
  MessageCircleQuestionMarkIcon,
  PageSkeleton,
  PanelError,
} from '@rostrum/ui-kit';
import { targetWords } from '../features/keep-bookmarks/target-words.ts';
import { paths } from '../paths.ts';
import { PublicFrame } from './public-frame.tsx';
import styles from '../features/keep-bookmarks/bookmark-row.module.css';

/** A list that a person shared by link, for whoever has it. */
export function SharedListPage() {
  const { token = '' } = useParams();
  const list = useQuery(contractQueryOptions(bookmarkLists.shared, { params: { token } }));
  const isGone = isApiError(list.error) && list.error.code === 'not_found';
  return (
    <PublicFrame title={list.data?.name ?? 'Shared list'}>
      {list.isPending && <PageSkeleton variant="list" label="Loading the list" rows={4} />}
      {list.isError &&
        (isGone ? (
          <EmptyState
            title="This list is not shared any more"
            description="Ask the person who sent you the link for a new one, or search for experts yourself."
            action={
              <LinkButton type="primary" href={paths.search.href()}>
                Find an expert
              </LinkButton>
            }
          />
        ) : (
          <PanelError
            message="The list could not be loaded."
            onRetry={() => void list.refetch()}
            retrying={list.isFetching}
          />
        ))}
      {list.data && (
        <>
          <h1 className="r-title" tabIndex={-1}>
            {list.data.name}
          </h1>
          <p className="r-secondary">Shared by {list.data.shared_by}</p>
          {list.data.items.length === 0 ? (
            <p>Nothing in it is public at the moment.</p>
          ) : (
            <ul className={styles.bookmarks} aria-label={list.data.name}>
              {list.data.items.map(({ type, username, target }) => (
                <li key={target.href} className={styles.bookmarkRow}>
                  {type === 'expert' ? (
                    <Avatar
                      decorative
                      src={target.image}
                      firstname={target.title}
                      username={username ?? ''}
                      width={48}
                      height={48}
                      fontSize={16}
                    />
                  ) : (
                    <span className={styles.icon}>
                      {type === 'post' ? (
                        <FileTextIcon aria-hidden size={20} />
                      ) : (
                        <MessageCircleQuestionMarkIcon aria-hidden size={20} />
                      )}
                    </span>
                  )}
                  <div className={styles.words}>
                    <h2 className={styles.title}>
                      <AppLink href={target.href}>{target.title}</AppLink>
                    </h2>
                    <p className="r-secondary">{targetWords(target)}</p>
                  </div>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </PublicFrame>
  );
}

import { isApiError } from '@rostrum/api-client';
import { fixedTexts, formatNumber } from '@rostrum/contracts';
import { Button, PageSkeleton, PanelError } from '@rostrum/ui-kit';
import { Segmented } from '@rostrum/ui-kit/data';
import { NoSentInquiries } from './no-sent-inquiries.tsx';
import { SentCard } from './sent-card.tsx';
import type { SentState, useSentList } from './sent-inquiries.queries.ts';
import styles from './sent-list.module.css';
import sentCardStyles from './sent-card.module.css';

export interface SentListProps {
  list: ReturnType<typeof useSentList>;
  state: SentState;
  openId: string | undefined;
  hrefOf: (id: string) => string;
  searchHref: string;
  onState: (state: SentState) => void;
}

/** What was sent: open ones, or all of them. */
export function SentList({ list, state, openId, hrefOf, searchHref, onState }: SentListProps) {
  const newest = list.data?.pages.at(-1);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section className={styles.sentSide} aria-label="Sent inquiries">
      <header className={styles.head}>
        <h1 className="r-title" tabIndex={-1}>
          Sent{' '}
          {newest && state === 'all' && <span className={styles.count}>{formatNumber(newest.total)}</span>}
        </h1>
        <Segmented<'open' | 'all'>
          aria-label="Which inquiries"
          value={state === 'open' ? 'open' : 'all'}
          options={[
            { value: 'open', label: newest ? `Open ${newest.open_total}` : 'Open' },
            { value: 'all', label: 'All' },
          ]}
          onChange={onState}
        />
      </header>
      {list.isPending && <PageSkeleton variant="list" label="Loading sent inquiries" rows={5} />}
      {list.isError && !list.data && (
        <PanelError
          message="Your inquiries could not be loaded."
          requestId={isApiError(list.error) ? list.error.requestId : undefined}
          retrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isSuccess && items.length === 0 && (
        <NoSentInquiries
          isFiltered={state === 'open'}
          searchHref={searchHref}
          onShowAll={() => onState('all')}
        />
      )}
      {items.length > 0 && (
        <ul className={sentCardStyles.sentList} aria-busy={list.isPlaceholderData}>
          {items.map((inquiry) => (
            <SentCard
              key={inquiry.id}
              inquiry={inquiry}
              href={hrefOf(inquiry.id)}
              isOpen={inquiry.id === openId}
            />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button type="link" block loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {fixedTexts.moreResults}
        </Button>
      )}
    </section>
  );
}

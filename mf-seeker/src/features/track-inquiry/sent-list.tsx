import { fixedTexts, formatNumber, inquiryTypes, type InquiryTypeId } from '@rostrum/contracts';
import { Button, PageSkeleton, PanelError } from '@rostrum/ui-kit';
import { FilterChip, Segmented } from '@rostrum/ui-kit/data';
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
  types: readonly InquiryTypeId[];
  onTypes: (types: InquiryTypeId[]) => void;
}

const typeOptions = inquiryTypes.map(({ id, label }) => ({ value: String(id), label }));

/** What was sent: open, closed or all of them, and of which type. */
export function SentList({
  list,
  state,
  openId,
  hrefOf,
  searchHref,
  onState,
  types,
  onTypes,
}: SentListProps) {
  const newest = list.data?.pages.at(-1);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section className={styles.sentSide} aria-label="Sent inquiries">
      <header className={styles.head}>
        <h1 className="r-title" tabIndex={-1}>
          Sent{' '}
          {newest && state === 'all' && <span className={styles.count}>{formatNumber(newest.total)}</span>}
        </h1>
        <Segmented<SentState>
          aria-label="Which inquiries"
          value={state}
          options={[
            { value: 'open', label: newest ? `Open ${newest.open_total}` : 'Open' },
            { value: 'closed', label: 'Closed' },
            { value: 'all', label: 'All' },
          ]}
          onChange={onState}
        />
        <FilterChip
          name="Type"
          multiple
          value={types.map(String)}
          options={typeOptions}
          onChange={(values) =>
            onTypes(inquiryTypes.filter(({ id }) => values.includes(String(id))).map(({ id }) => id))
          }
        />
      </header>
      {list.isPending && <PageSkeleton variant="list" label="Loading sent inquiries" rows={5} />}
      {list.isError && !list.data && (
        <PanelError
          message="Your inquiries could not be loaded."
          error={list.error}
          retrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isSuccess && items.length === 0 && (
        <NoSentInquiries
          isFiltered={state !== 'all' || types.length > 0}
          searchHref={searchHref}
          onShowAll={() => {
            if (types.length > 0) onTypes([]);
            onState('all');
          }}
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

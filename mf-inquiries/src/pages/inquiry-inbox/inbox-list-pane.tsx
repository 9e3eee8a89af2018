import type { InquiryListUrl, InquiryTypeId } from '@rostrum/contracts';
import { useSession, type SetUrlState } from '@rostrum/remote-runtime';
import { Pager } from '@rostrum/ui-kit/data';
import { lazy, Suspense, useState, type RefObject } from 'react';
import { inboxPageSize, type useInquiryList } from '../../features/browse-inquiries/inquiries.queries.ts';
import { InquiryFilters } from '../../features/browse-inquiries/inquiry-filters.tsx';
import { InquiryListHeader } from '../../features/browse-inquiries/inquiry-list-header.tsx';
import { InquiryList } from '../../features/browse-inquiries/inquiry-list.tsx';
import { cleared, isNarrowed as hasFilters } from '../../features/sort-inquiries/narrowing.ts';
import { OwnAsks } from '../../features/answer-ask/own-asks.tsx';
import { paths } from '../../paths.ts';
import { InboxEmpty } from './inbox-empty.tsx';
import styles from './inquiry-inbox-page.module.css';

const MoreFilters = lazy(async () => ({
  default: (await import('../../features/sort-inquiries/more-filters.tsx')).MoreFilters,
}));
const SelectionTools = lazy(async () => ({
  default: (await import('../../features/sort-inquiries/selection-tools.tsx')).SelectionTools,
}));
const SavedViews = lazy(async () => ({
  default: (await import('../../features/sort-inquiries/saved-views.tsx')).SavedViews,
}));

const InquiryTable = lazy(async () => ({
  default: (await import('../../features/browse-inquiries/inquiry-table.tsx')).InquiryTable,
}));

const DutyLine = lazy(async () => ({
  default: (await import('../../features/show-duty/duty-line.tsx')).DutyLine,
}));

export interface InboxListPaneProps {
  list: ReturnType<typeof useInquiryList>;
  filters: InquiryListUrl;
  setFilters: SetUrlState<InquiryListUrl>;
  openId: string | undefined;
  arrived: ReadonlySet<string>;
  hrefOf: (id: string) => string;
  isDesk: boolean;
  hasViewColumn: boolean;
  /** As a table, without an inquiry beside it; undefined where there is one way only. */
  table: { isOn: boolean; onToggle: () => void } | undefined;
  listRef: RefObject<HTMLDivElement | null>;
  /** The query string of the page. */
  query: string;
}

/** The list of the inbox with its heading, filters, states and pages. */
export function InboxListPane(props: InboxListPaneProps) {
  const { list, filters, setFilters, openId, arrived, hrefOf, isDesk, hasViewColumn, table, listRef, query } =
    props;
  const { user } = useSession();
  const { data, error, isPlaceholderData, refetch } = list;
  const types: readonly InquiryTypeId[] = filters.type ?? [];
  const isNarrowed = types.length > 0 || filters.q !== undefined || hasFilters(filters);
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const shown = data?.items.map(({ id }) => id) ?? [];
  // What left the page, by another filter or a colleague, is not acted on unseen.
  const stillChosen = (chosen ?? []).filter((id) => shown.includes(id));
  const [showsFilters, setShowsFilters] = useState(false);
  const isFiltering = showsFilters || isNarrowed;
  const narrow = (change: Partial<InquiryListUrl>, replace = false) =>
    setFilters({ ...change, page_from: 0 }, { replace });
  const clear = () => narrow(cleared);
  const toggle = (id: string) =>
    setChosen(stillChosen.includes(id) ? stillChosen.filter((other) => other !== id) : [...stillChosen, id]);
  const isTable = table?.isOn === true;
  const empty = (
    <InboxEmpty
      filters={filters}
      counts={data?.counts}
      onClear={clear}
      companyUsername={user?.company_username ?? null}
    />
  );
  const failure = error ? { message: 'Could not load the inbox.', error } : null;
  return (
    <section className={styles.list} aria-label="Inbox">
      <InquiryListHeader
        view={filters.view}
        counts={data?.counts}
        total={data?.total}
        sort={filters.sort}
        isDesk={isDesk}
        hasViewColumn={hasViewColumn}
        isPageTitle={openId === undefined}
        isFiltering={isFiltering}
        table={table}
        choosing={
          isDesk && !isTable
            ? { isOn: chosen !== null, onToggle: () => setChosen(chosen === null ? [] : null) }
            : undefined
        }
        onView={(view) => narrow({ view })}
        onSort={(sort) => narrow({ sort })}
        onToggleFilters={() => {
          if (isFiltering && isNarrowed) clear();
          setShowsFilters(!isFiltering);
        }}
      />
      {isFiltering ? (
        <InquiryFilters
          q={filters.q ?? ''}
          types={types}
          counts={data?.counts}
          onSearch={(q) => narrow({ q: q || undefined }, true)}
          onTypes={(type) => narrow({ type: type.length > 0 ? type : undefined })}
          more={
            <Suspense fallback={null}>
              <MoreFilters filters={filters} isDesk={isDesk} onChange={narrow} />
            </Suspense>
          }
        />
      ) : null}
      {isFiltering && !hasViewColumn ? (
        <Suspense fallback={null}>
          <SavedViews query={query} hrefOf={(saved) => paths.list.href() + saved} />
        </Suspense>
      ) : null}
      {isDesk && !hasViewColumn ? (
        <Suspense fallback={null}>
          <DutyLine />
        </Suspense>
      ) : null}
      <OwnAsks isAsked={!isDesk} hrefOf={paths.ask.href} />
      <div className={styles.rows} ref={listRef}>
        {isTable && !(error && !data) ? (
          <Suspense fallback={null}>
            <InquiryTable
              items={data?.items}
              isStale={isPlaceholderData}
              sort={filters.sort}
              onSort={(sort) => narrow({ sort })}
              hrefOf={hrefOf}
              choosing={
                isDesk
                  ? {
                      chosen: stillChosen,
                      onChoose: (ids) => setChosen(ids.length > 0 ? ids : null),
                    }
                  : undefined
              }
              empty={empty}
            />
          </Suspense>
        ) : (
          <InquiryList
            items={data?.items}
            failure={failure}
            onRetry={() => void refetch()}
            isStale={isPlaceholderData}
            openId={openId}
            newIds={arrived}
            hrefOf={hrefOf}
            choosing={chosen === null ? undefined : { chosen: stillChosen, onToggle: toggle }}
            empty={empty}
          />
        )}
      </div>
      {data && data.total > inboxPageSize ? (
        <footer className={styles.pages}>
          <Pager
            from={filters.page_from}
            size={inboxPageSize}
            total={data.total}
            onChange={(from) => setFilters({ page_from: from })}
          />
        </footer>
      ) : null}
      {chosen === null ? null : (
        <Suspense fallback={null}>
          <SelectionTools
            chosen={stillChosen}
            all={shown}
            onChoose={setChosen}
            onDone={() => setChosen(null)}
          />
        </Suspense>
      )}
    </section>
  );
}

import { isApiError } from '@rostrum/api-client';
import { sentInquiryFilters } from '@rostrum/contracts';
import { useUrlState } from '@rostrum/remote-runtime';
import { useLocation, useParams } from '@rostrum/remote-runtime/router';
import { AppLink, ArrowLeftIcon, PageSkeleton, PanelError, useIsPhone } from '@rostrum/ui-kit';
import { useEffect, useState } from 'react';
import { SentList } from '../features/track-inquiry/sent-list.tsx';
import { useSentInquiry, useSentList } from '../features/track-inquiry/sent-inquiries.queries.ts';
import { Tracker } from '../features/track-inquiry/tracker.tsx';
import { useLiveInquiries } from '../features/track-inquiry/use-live-inquiries.ts';
import { paths } from '../paths.ts';
import styles from './sent-inquiries-page.module.css';

/** Sent inquiries: the list, and beside it the one that is open. Phones show one of the two. */
export function SentInquiriesPage() {
  const { id } = useParams();
  const { search } = useLocation();
  const [filters, setFilters] = useUrlState(sentInquiryFilters);
  const { state, type } = filters;
  const list = useSentList(filters);
  const isPhone = useIsPhone();
  useLiveInquiries();
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  // Wide pages open the first one by themselves, and keep it open though the list moves on; the address stays the list's.
  const [first, setFirst] = useState<string>();
  const firstId = items[0]?.id;
  useEffect(() => setFirst((held) => held ?? firstId), [firstId]);
  const shownId = id ?? (isPhone ? undefined : (first ?? firstId));
  const inquiry = useSentInquiry(shownId);
  const subject = id ? inquiry.data?.subject : undefined;
  useEffect(() => {
    document.title = `${subject ?? 'Sent inquiries'} · Rostrum`;
  }, [subject]);

  const isListShown = !isPhone || id === undefined;
  const isTrackerShown = shownId !== undefined;
  return (
    <div className={styles.sent}>
      {isListShown && (
        <SentList
          list={list}
          state={state}
          openId={shownId}
          hrefOf={(one) => paths.sentInquiry.href(one) + search}
          searchHref={paths.search.href()}
          onState={(next) => {
            setFirst(undefined);
            setFilters({ state: next });
          }}
          types={type ?? []}
          onTypes={(next) => {
            setFirst(undefined);
            setFilters({ type: next.length > 0 ? next : undefined });
          }}
        />
      )}
      {isTrackerShown && (
        <div className={styles.tracker}>
          {isPhone && (
            <AppLink className={styles.back} href={paths.sent.href() + search}>
              <ArrowLeftIcon aria-hidden /> All sent
            </AppLink>
          )}
          {inquiry.isPending && <PageSkeleton variant="detail" label="Loading inquiry" />}
          {inquiry.isError && !inquiry.data && (
            <PanelError
              message={
                isApiError(inquiry.error) && inquiry.error.code === 'not_found'
                  ? 'There is no such inquiry among yours.'
                  : 'The inquiry could not be loaded.'
              }
              error={inquiry.error}
              retrying={inquiry.isFetching}
              onRetry={() => void inquiry.refetch()}
            />
          )}
          {inquiry.data && (
            <Tracker
              key={inquiry.data.id}
              inquiry={inquiry.data}
              source={{ kind: 'seeker', id: inquiry.data.id }}
              level={isPhone ? 1 : 2}
            />
          )}
        </div>
      )}
    </div>
  );
}

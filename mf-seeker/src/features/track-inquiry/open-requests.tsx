import { AppLink, PanelError, PageSkeleton, SectionHeading } from '@rostrum/ui-kit';
import { NoOpenRequests } from './no-open-requests.tsx';
import { RequestCard } from './request-card.tsx';
import { useOpenInquiries } from './sent-inquiries.queries.ts';
import { useLiveInquiries } from './use-live-inquiries.ts';
import styles from './sent-card.module.css';

const shown = 4;

export interface OpenRequestsProps {
  allHref: string;
  hrefOf: (id: string) => string;
}

/** What the seeker is waiting for, the nearest deadline first. */
export function OpenRequests({ allHref, hrefOf }: OpenRequestsProps) {
  const open = useOpenInquiries(shown);
  useLiveInquiries();
  const total = open.data?.total ?? 0;
  return (
    <section className={styles.openRequests} aria-label="Your requests">
      <SectionHeading
        extra={<AppLink href={allHref}>{total > shown ? `All ${total} open` : 'All sent'}</AppLink>}
      >
        Your requests
      </SectionHeading>
      {open.isPending && <PageSkeleton variant="list" label="Loading your requests" rows={3} />}
      {open.isError && !open.data && (
        <PanelError onRetry={() => void open.refetch()} retrying={open.isFetching} />
      )}
      {open.isSuccess && open.data.items.length === 0 && <NoOpenRequests />}
      {open.data && open.data.items.length > 0 && (
        <ul className={styles.sentList}>
          {open.data.items.map((inquiry) => (
            <RequestCard key={inquiry.id} inquiry={inquiry} href={hrefOf(inquiry.id)} />
          ))}
        </ul>
      )}
    </section>
  );
}

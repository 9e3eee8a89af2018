import type { InquirySummary } from '@rostrum/contracts';
import { SkeletonBlock, LiveRegion, PanelError } from '@rostrum/ui-kit';
import type { ReactNode } from 'react';
import { InquiryRow } from './inquiry-row.tsx';
import styles from './inquiry-list.module.css';

export interface InquiryListProps {
  items: readonly InquirySummary[] | undefined;
  /** Set when the list could not be loaded and there is none to show. */
  failure: { message: string; error: unknown } | null;
  onRetry: () => void;
  /** The next page of the same list is on its way. */
  isStale: boolean;
  openId: string | undefined;
  newIds: ReadonlySet<string>;
  hrefOf: (id: string) => string;
  /** Several are chosen: which, and what a box does. */
  choosing?: { chosen: readonly string[]; onToggle: (id: string) => void } | undefined;
  /** Shown when nothing is in the view or nothing matches. */
  empty: ReactNode;
}

/** The rows of the inbox in each of their states. */
export function InquiryList({
  items,
  failure,
  onRetry,
  isStale,
  openId,
  newIds,
  hrefOf,
  choosing,
  empty,
}: InquiryListProps) {
  if (!items) return failure ? <PanelError {...failure} onRetry={onRetry} /> : <ListSkeleton />;
  if (items.length === 0) return <>{empty}</>;
  return (
    <ul className={styles.list} aria-label="Inquiries" aria-busy={isStale}>
      {items.map((inquiry) => (
        <InquiryRow
          key={inquiry.id}
          inquiry={inquiry}
          href={hrefOf(inquiry.id)}
          isOpen={inquiry.id === openId}
          isNew={newIds.has(inquiry.id)}
          choice={
            choosing && {
              isChosen: choosing.chosen.includes(inquiry.id),
              onToggle: () => choosing.onToggle(inquiry.id),
            }
          }
        />
      ))}
    </ul>
  );
}

const rows = [58, 44, 66, 52, 61, 48, 57];

const ListSkeleton = () => (
  <div className={styles.list} aria-busy="true">
    <LiveRegion message="Loading inquiries" />
    {rows.map((width, row) => (
      <div className={styles.skeleton} key={width} style={{ opacity: 1 - row * 0.12 }}>
        <SkeletonBlock width={`${width}%`} />
        <SkeletonBlock width={`${width + 22}%`} height={13} />
        <SkeletonBlock width={`${Math.min(96, width + 34)}%`} />
        <SkeletonBlock width="38%" />
      </div>
    ))}
  </div>
);

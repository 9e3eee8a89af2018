import type { InquirySort, InquirySummary } from '@rostrum/contracts';
import { BadgeCheckIcon, fullDate, RelativeTime, VisuallyHidden } from '@rostrum/ui-kit';
import { DataTable, Deadline, InquiryStatus, InquiryTypeIcon, type DataColumn } from '@rostrum/ui-kit/data';
import type { ReactNode } from 'react';
import { isOver } from './is-over.ts';
import styles from './inquiry-table.module.css';

const columns: readonly DataColumn<InquirySummary>[] = [
  {
    key: 'inquiry',
    title: 'Inquiry',
    render: ({ id, type, restricted, unread, subject, sender, tags }) => (
      <span className={styles.inquiry} data-inquiry={id}>
        <InquiryTypeIcon type={type} restricted={restricted} />
        <span className={styles.words}>
          <span className={unread ? styles.unread : styles.subject} dir="auto">
            {unread ? <VisuallyHidden>Unread: </VisuallyHidden> : null}
            {subject}
          </span>
          <span className={styles.sender}>
            <span className={styles.name}>
              {sender.name}
              {sender.organization && !sender.verified ? ',' : null}
            </span>
            {sender.verified ? <BadgeCheckIcon size={14} role="img" aria-label="Verified" /> : null}
            <span className={styles.name}>{sender.organization}</span>
            {tags.slice(0, 2).map((tag) => (
              <span key={tag} className={styles.tag}>
                {tag}
              </span>
            ))}
          </span>
        </span>
      </span>
    ),
  },
  {
    key: 'deadline',
    title: 'Deadline',
    sort: 'deadline',
    width: 150,
    render: (inquiry) =>
      isOver(inquiry) ? null : (
        <Deadline at={inquiry.deadline_at} paused={inquiry.status === 'waiting_seeker'} />
      ),
  },
  { key: 'status', title: 'Status', width: 150, render: ({ status }) => <InquiryStatus status={status} /> },
  {
    key: 'experts',
    title: 'Experts',
    width: 160,
    hideUpTo: 1180,
    render: ({ recipients }) => recipients.map(({ name }) => name).join(', ') || 'The organisation',
  },
  {
    key: 'assignee',
    title: 'Assigned to',
    width: 130,
    render: ({ assignee }) => assignee?.name ?? <span className={styles.quiet}>Unassigned</span>,
  },
  {
    key: 'last_message',
    title: 'Last message',
    sort: 'last_message',
    width: 120,
    hideUpTo: 1180,
    render: ({ last_message_at: at }) => (
      <span title={fullDate(Date.parse(at))}>
        <RelativeTime value={at} />
      </span>
    ),
  },
];

export interface InquiryTableProps {
  items: readonly InquirySummary[] | undefined;
  isStale: boolean;
  sort: InquirySort;
  onSort: (sort: InquirySort) => void;
  hrefOf: (id: string) => string;
  /** Undefined where several cannot be chosen. */
  choosing: { chosen: readonly string[]; onChoose: (ids: readonly string[]) => void } | undefined;
  /** Shown when nothing is in the view or nothing matches. */
  empty: ReactNode;
}

/** The inbox as a table: everything about each inquiry on one line, for whoever plans a day. */
export function InquiryTable({ items, isStale, sort, onSort, hrefOf, choosing, empty }: InquiryTableProps) {
  return (
    <DataTable
      label="Inquiries"
      columns={columns}
      rows={items}
      rowKey={({ id }) => id}
      rowHref={({ id }) => hrefOf(id)}
      refreshing={isStale}
      sort={{ by: sort, order: sort === 'deadline' ? 'asc' : 'desc' }}
      // Each order has one direction that anybody wants: what is due next, and what came last.
      onSort={({ by }) => onSort(by === 'deadline' ? 'deadline' : 'last_message')}
      {...(choosing && {
        selection: {
          selected: choosing.chosen,
          onChange: choosing.onChoose,
          label: ({ subject, sender }: InquirySummary) => `${subject}, ${sender.name}`,
        },
      })}
      empty={empty}
    />
  );
}

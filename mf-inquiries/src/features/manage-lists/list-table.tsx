import { formatNumber } from '@rostrum/contracts';
import { summaryTime, type MailingList } from '@rostrum/contracts/inquiries';
import {
  Button,
  CircleAlertIcon,
  CircleCheckIcon,
  CirclePauseIcon,
  ConfirmButton,
  RelativeTime,
  Trash2Icon,
} from '@rostrum/ui-kit';
import { DataTable, Status, Switch, type DataColumn } from '@rostrum/ui-kit/data';
import type { ReactNode } from 'react';
import type { ListView } from './list-drawer.tsx';
import { describeRules, describeTypes, emptied, modeLabels, readSubject } from './list-words.ts';
import { useListActs } from './lists.queries.ts';
import styles from './list-table.module.css';

const modeTimes = { each: '', hourly: '', daily: `, ${summaryTime}`, weekly: `, Mon ${summaryTime}` };

function describeMode(list: MailingList): string {
  const subject = readSubject(list);
  if (subject === 'posts') return 'By hand';
  return subject === 'reports' ? 'Monthly' : `${modeLabels[list.mode]}${modeTimes[list.mode]}`;
}

function State({ paused_at: pausedAt, subscribers }: MailingList) {
  if (pausedAt !== null) return <Status icon={CirclePauseIcon}>Paused</Status>;
  if (subscribers.bounced > 0)
    return (
      <Status icon={CircleAlertIcon} tone="warning">{`${formatNumber(subscribers.bounced)} bounced`}</Status>
    );
  return (
    <Status icon={CircleCheckIcon} tone="success">
      On
    </Status>
  );
}

export interface ListTableProps {
  rows: readonly MailingList[] | undefined;
  empty: ReactNode;
  onOpen: (list: MailingList, view: ListView) => void;
}

/** The lists with their rules, and whom they reach. */
export function ListTable({ rows, empty, onOpen }: ListTableProps) {
  const { pause, pausingId, remove } = useListActs();
  const columns: DataColumn<MailingList>[] = [
    {
      key: 'name',
      title: 'List',
      card: 'title',
      render: (list) => (
        <>
          <Button type="link" className={styles.name} onClick={() => onOpen(list, 'rules')}>
            {list.name}
          </Button>
          <span className={styles.detail} dir="auto">
            {list.description || describeRules(list)}
          </span>
        </>
      ),
    },
    {
      key: 'mode',
      title: 'Mode',
      width: 130,
      card: 'meta',
      render: describeMode,
    },
    { key: 'types', title: 'Types', width: 180, card: 'meta', hideUpTo: 1180, render: describeTypes },
    {
      key: 'people',
      title: 'People',
      width: 76,
      align: 'end',
      card: 'meta',
      cardLabel: 'People',
      render: (list) => (
        <Button
          type="link"
          className={styles.name}
          aria-label={`People of ${list.name}: ${formatNumber(list.subscribers.active)}`}
          onClick={() => onOpen(list, 'people')}
        >
          {formatNumber(list.subscribers.active)}
        </Button>
      ),
    },
    {
      key: 'sent',
      title: 'Last sent',
      width: 116,
      card: 'meta',
      cardLabel: 'Last sent',
      render: ({ last_sent_at: at }) => (at === null ? 'Never' : <RelativeTime value={at} />),
    },
    { key: 'state', title: 'State', width: 112, card: 'status', render: (list) => <State {...list} /> },
    {
      key: 'acts',
      title: 'Send',
      width: 100,
      card: 'meta',
      render: (list) => (
        <span className={styles.acts}>
          <Switch
            size="small"
            aria-label={`Send ${list.name}`}
            checked={list.paused_at === null}
            loading={pausingId === list.id}
            onChange={(isOn) => void pause(list, !isOn)}
          />
          <ConfirmButton
            type="text"
            danger
            icon={<Trash2Icon size={16} aria-hidden />}
            aria-label={`Remove ${list.name}`}
            title={`Remove ${list.name}?`}
            consequence={emptied[readSubject(list)]}
            confirmLabel="Remove list"
            onConfirm={async () => void (await remove(list))}
          />
        </span>
      ),
    },
  ];
  return (
    <DataTable
      label="Mailing lists"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={empty}
      density="two-line"
    />
  );
}

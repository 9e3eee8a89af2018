import { formatNumber } from '@rostrum/contracts';
import {
  lastSendingDay,
  reports,
  type ReportMailing,
  type ReportSchedule,
} from '@rostrum/contracts/analytics';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { Card, LinkButton, notify, PanelError, SkeletonBlock } from '@rostrum/ui-kit';
import { Select } from '@rostrum/ui-kit/data';
import { useReportMailings } from './reports.queries.ts';
import { describeSending, formatDayOfMonth, startSchedule, twoDigits } from './sending-words.ts';
import styles from './reports.module.css';

/** Where lists are made and filled. */
const listsHref = '/dashboard/inquiries/mailinglists';
const never = 0;

const days = [
  { value: never, label: 'Not sent' },
  ...Array.from({ length: lastSendingDay }, (_, place) => ({
    value: place + 1,
    label: `On the ${formatDayOfMonth(place + 1)}`,
  })),
];
const hours = Array.from({ length: 24 }, (_, hour) => ({ value: hour, label: `${twoDigits(hour)}:00` }));

interface RowProps {
  mailing: ReportMailing;
  timezone: string;
}

function Row({ mailing, timezone }: RowProps) {
  const change = useContractMutation(reports.schedule);
  const { schedule } = mailing;
  const save = (next: ReportSchedule | null) =>
    change.mutate(
      { params: { id: mailing.list_id }, body: { schedule: next } },
      {
        onSuccess: (saved) => notify.success({ title: `${saved.name}: ${describeSending(saved, timezone)}` }),
        onError: tellRefusal('Could not change who is sent the report.'),
      },
    );
  return (
    <li>
      <span>
        <strong dir="auto">{mailing.name}</strong>
        <span className="r-secondary">
          {mailing.addresses === 1 ? '1 address' : `${formatNumber(mailing.addresses)} addresses`}.{' '}
          {describeSending(mailing, timezone)}
        </span>
      </span>
      <Select
        aria-label={`Day for ${mailing.name}`}
        value={schedule?.day ?? never}
        options={days}
        loading={change.isPending}
        onChange={(day: number) => save(day === never ? null : { ...startSchedule, ...schedule, day })}
      />
      {schedule ? (
        <Select
          aria-label={`Hour for ${mailing.name}`}
          value={schedule.hour}
          options={hours}
          loading={change.isPending}
          onChange={(hour: number) => save({ ...schedule, hour })}
        />
      ) : null}
    </li>
  );
}

/** Who beside administrators is sent the report of each month, and when. */
export function ReportMailings() {
  const { data, error, isFetching, refetch } = useReportMailings();
  return (
    <Card title="Recipients of this report">
      {error ? (
        <PanelError onRetry={() => void refetch()} retrying={isFetching} message={error.message} />
      ) : data ? (
        <>
          <p className="r-secondary">
            {data.items.length === 0
              ? 'Make a mailing list that sends the monthly report, add members or other addresses to it, and choose its day here. Other addresses confirm first, and every recipient can unsubscribe.'
              : 'The report of the month before, as a PDF, to recipients who confirmed. Every recipient can unsubscribe.'}
          </p>
          {data.items.length > 0 ? (
            <ul className={styles.items}>
              {data.items.map((mailing) => (
                <Row key={mailing.list_id} mailing={mailing} timezone={data.timezone} />
              ))}
            </ul>
          ) : null}
          <p className={styles.more}>
            <LinkButton href={listsHref}>
              {data.items.length === 0 ? 'Make a mailing list' : 'Change who is on the lists'}
            </LinkButton>
          </p>
        </>
      ) : (
        <SkeletonBlock height={72} />
      )}
    </Card>
  );
}

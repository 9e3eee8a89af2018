import { isApiError } from '@rostrum/api-client';
import { inquiryChoiceLabel, type InquiryMeeting, type TrackedInquiry } from '@rostrum/contracts';
import { announce, Button, Card, useNow } from '@rostrum/ui-kit';
import { LinkedText, Radio } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import { shortMoment } from './time-used.ts';
import { useTakeTime, type TrackerSource } from './track-inquiry.mutations.ts';
import styles from './meeting-card.module.css';

const How = ({ meeting: { mode, minutes, place } }: { meeting: InquiryMeeting }) => (
  <p className={styles.how}>
    {inquiryChoiceLabel(mode)}, {minutes} minutes
    {place === null ? null : (
      <>
        <br />
        <LinkedText text={place} />
      </>
    )}
  </p>
);

export interface MeetingCardProps {
  inquiry: TrackedInquiry;
  meeting: InquiryMeeting;
  source: TrackerSource;
}

/** A meeting about the inquiry: the times to choose from, or the one that was agreed. */
export function MeetingCard({ inquiry, meeting, source }: MeetingCardProps) {
  const now = useNow();
  if (meeting.agreed_at === null) return <ChooseTime {...{ inquiry, meeting, source, now }} />;
  return (
    <Card title={Date.parse(meeting.agreed_at) < now ? 'Your meeting was' : 'Your meeting'}>
      <p className={styles.when}>{shortMoment(meeting.agreed_at, now)}</p>
      <How meeting={meeting} />
      {meeting.calendar === null ? null : (
        <a
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(meeting.calendar)}`}
          download="meeting.ics"
        >
          Add to your calendar
        </a>
      )}
    </Card>
  );
}

function ChooseTime({ inquiry, meeting, source, now }: MeetingCardProps & { now: number }) {
  const { take, isTaking, error } = useTakeTime(source);
  const [chosen, setChosen] = useState<string>();
  const open = meeting.times.filter((time) => Date.parse(time) > now);
  const at = open.find((time) => time === chosen) ?? (open.length === 1 ? open[0] : undefined);
  const team = inquiry.organisation.name;
  if (open.length === 0)
    return (
      <Card title="Choose a time">
        <p className={styles.how}>The times that {team} offered have passed. Write when you could.</p>
      </Card>
    );
  const agree = async () => {
    if (at === undefined) return;
    await take(at).then(
      () => announce('The meeting is agreed.'),
      () => undefined,
    );
  };
  return (
    <Card title="Choose a time">
      <p className={styles.how}>{team} offers to meet you. Times are in your time zone.</p>
      <Radio.Group
        className={styles.times}
        aria-label="Times to choose from"
        value={at}
        onChange={({ target }) => setChosen(String(target.value))}
        options={open.map((time) => ({ value: time, label: shortMoment(time, now) }))}
      />
      <How meeting={meeting} />
      {error ? (
        <p role="alert">{isApiError(error) ? error.message : 'Check the connection and try again.'}</p>
      ) : null}
      <Button type="primary" disabled={at === undefined} loading={isTaking} onClick={() => void agree()}>
        Agree to this time
      </Button>
    </Card>
  );
}

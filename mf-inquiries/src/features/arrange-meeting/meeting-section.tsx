import { inquiryChoiceLabel, type InquiryDetail, type InquiryMeeting } from '@rostrum/contracts';
import { Button, fullDate } from '@rostrum/ui-kit';
import { LinkedText } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import { AgreeDialog } from './agree-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { proposedTimes } from './meeting-times.ts';
import styles from './meeting-section.module.css';

const moment = (time: string) => fullDate(Date.parse(time));

const Arranged = ({
  meeting: { agreed_at: agreed, times, minutes, mode, place },
}: {
  meeting: InquiryMeeting;
}) => (
  <>
    {agreed === null ? (
      <>
        <p>Waiting for the sender to choose</p>
        <ul>
          {times.map((time) => (
            <li key={time}>{moment(time)}</li>
          ))}
        </ul>
      </>
    ) : (
      <p className={styles.when}>{moment(agreed)}</p>
    )}
    <p>
      {inquiryChoiceLabel(mode)}, {minutes} minutes
    </p>
    {place === null ? null : (
      <p className={styles.place}>
        <LinkedText text={place} />
      </p>
    )}
  </>
);

/** What is arranged with the sender, and the times that they proposed themselves. */
export function MeetingSection({ inquiry, name }: { inquiry: InquiryDetail; name: string }) {
  const [agreeing, setAgreeing] = useState<string | null>(null);
  const [isCancelling, setIsCancelling] = useState(false);
  const { meeting, allowed } = inquiry;
  const proposed = meeting?.state === 'agreed' || !allowed.reply ? [] : proposedTimes(inquiry);
  if (!meeting && proposed.length === 0) return <p className="r-secondary">No time is agreed.</p>;
  return (
    <div className={styles.meeting}>
      {meeting ? <Arranged meeting={meeting} /> : null}
      {meeting ? (
        <div className={styles.acts}>
          {meeting.calendar ? (
            <a
              href={`data:text/calendar;charset=utf-8,${encodeURIComponent(meeting.calendar)}`}
              download="meeting.ics"
            >
              Add to your calendar
            </a>
          ) : null}
          {allowed.reply ? (
            <Button size="small" onClick={() => setIsCancelling(true)}>
              {meeting.state === 'agreed' ? 'Cancel the meeting' : 'Take the times back'}
            </Button>
          ) : null}
        </div>
      ) : null}
      {proposed.length > 0 ? (
        <ul className={styles.proposed} aria-label="Times that the sender proposes">
          {proposed.map(({ start, minutes }) => (
            <li key={start}>
              <span>
                {moment(start)}, {minutes} minutes
              </span>
              <Button
                size="small"
                aria-label={`Agree to ${moment(start)}`}
                onClick={() => setAgreeing(start)}
              >
                Agree
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {agreeing === null ? null : (
        <AgreeDialog inquiry={inquiry} start={agreeing} onClose={() => setAgreeing(null)} />
      )}
      {isCancelling ? (
        <CancelDialog inquiry={inquiry} name={name} onClose={() => setIsCancelling(false)} />
      ) : null}
    </div>
  );
}

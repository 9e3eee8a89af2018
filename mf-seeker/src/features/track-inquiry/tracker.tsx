import type { TrackedInquiry } from '@rostrum/contracts';
import { Card, useNow } from '@rostrum/ui-kit';
import { SeekerTrack } from '@rostrum/ui-kit/data';
import { lazy, Suspense, useRef, type ReactNode } from 'react';
import { AddSomething } from './add-something.tsx';
import { IfItGetsTight } from './if-it-gets-tight.tsx';
import { AskAnother } from './ask-another.tsx';
import { MoreTime } from './more-time.tsx';
import { stepCaptions } from './step-captions.ts';
import { TimeBar } from './time-bar.tsx';
import { TrackerBar } from './tracker-bar.tsx';
import { TrackerHead } from './tracker-head.tsx';
import { TrackerSentence } from './tracker-sentence.tsx';
import type { TrackerSource } from './track-inquiry.mutations.ts';
import { isClockRunning } from './tracker-words.ts';
import { WhatHappened } from './what-happened.tsx';
import { WithdrawButton } from './withdraw-button.tsx';
import styles from './tracker.module.css';

const MeetingCard = lazy(async () => ({ default: (await import('./meeting-card.tsx')).MeetingCard }));

export interface TrackerProps {
  inquiry: TrackedInquiry;
  source: TrackerSource;
  /** The page's own heading, or one beside the list. */
  level: 1 | 2;
  /** Last in the side column: a guest's hint to sign in. */
  aside?: ReactNode;
}

/** One sent inquiry, followed like a parcel. */
export function Tracker({ inquiry, source, level, aside }: TrackerProps) {
  const now = useNow();
  const { status, deadline_at, created_at, may_reply, may_withdraw } = inquiry;
  const article = useRef<HTMLElement>(null);
  const meeting = inquiry.meeting ? (
    <Suspense fallback={null}>
      <MeetingCard inquiry={inquiry} meeting={inquiry.meeting} source={source} />
    </Suspense>
  ) : null;
  return (
    <article ref={article} className={styles.tracker} aria-label={inquiry.subject}>
      <Card className={styles.top}>
        <TrackerHead inquiry={inquiry} now={now} level={level} />
        <SeekerTrack status={status} steps={inquiry.steps} captions={stepCaptions(inquiry, now)} />
        <TrackerSentence inquiry={inquiry} />
        {deadline_at && isClockRunning(status) && (
          <TimeBar sentAt={created_at} deadlineAt={deadline_at} now={now} />
        )}
      </Card>
      {/* A time is chosen before anything below is read. */}
      {inquiry.meeting?.state === 'offered' ? meeting : null}
      <div className={styles.columns}>
        <Card title="What happened">
          <WhatHappened history={inquiry.history} now={now} source={source} />
          {may_reply && <AddSomething inquiry={inquiry} source={source} />}
        </Card>
        <div className={styles.side}>
          {inquiry.meeting?.state === 'agreed' ? meeting : null}
          <IfItGetsTight inquiry={inquiry} />
          {source.kind === 'seeker' && <AskAnother inquiry={inquiry} />}
          {inquiry.may_extend && source.kind === 'seeker' && (
            <Card>
              <MoreTime inquiry={inquiry} />
            </Card>
          )}
          {may_withdraw && (
            <Card>
              <WithdrawButton inquiry={inquiry} source={source} />
            </Card>
          )}
          {aside}
        </div>
      </div>
      <TrackerBar inquiry={inquiry} onReply={() => article.current?.querySelector('textarea')?.focus()} />
    </article>
  );
}

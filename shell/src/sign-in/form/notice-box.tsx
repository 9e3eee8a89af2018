import { announce } from '@rostrum/ui-kit/base';
import { CircleAlertIcon } from '@rostrum/ui-kit/icons';
import { useEffect } from 'react';
import type { Notice } from '../words/notice.ts';
import { clock, useCountdown } from './use-countdown.ts';

/** Counts for the eye; the words beside it were read out already. */
function Wait({ until }: { until: number }) {
  const seconds = useCountdown(until);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) announce('You can try again now.');
  }, [isOver]);
  return (
    <span className="s-notice__wait r-tabular" aria-hidden>
      {isOver ? 'You can try again now.' : clock(seconds)}
    </span>
  );
}

/** What went wrong. Always drawn, because a live region that appears with its words is not read by everyone. */
export const NoticeBox = ({ notice }: { notice: Notice | null }) => (
  <div role="alert" className="s-notices">
    {notice ? (
      <div className="s-notice">
        <CircleAlertIcon aria-hidden />
        <p>{notice.text}</p>
        {notice.until === undefined ? null : <Wait key={notice.until} until={notice.until} />}
      </div>
    ) : null}
  </div>
);

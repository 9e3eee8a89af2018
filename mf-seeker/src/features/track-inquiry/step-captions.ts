import type { TrackedInquiry } from '@rostrum/contracts';
import { durationText } from '@rostrum/ui-kit';
import type { TrackStepKey } from '@rostrum/ui-kit/data';
import { isClockRunning } from './tracker-words.ts';
import { shortMoment } from './time-used.ts';

type Steps = Pick<TrackedInquiry, 'steps' | 'deadline_at' | 'status'>;

/** The quiet line under each step: when it was reached, and for the last one by when it should be. */
export function stepCaptions(
  { steps, deadline_at, status }: Steps,
  now: number,
): Partial<Record<TrackStepKey, string>> {
  const received = shortMoment(steps.received, now);
  const team =
    steps.with_the_team &&
    `${shortMoment(steps.with_the_team, now)}, in ${durationText(Date.parse(steps.with_the_team) - Date.parse(steps.received))}`;
  const asked = steps.expert_asked && shortMoment(steps.expert_asked, now);
  const due =
    deadline_at && isClockRunning(status) && Date.parse(deadline_at) > now
      ? `by ${shortMoment(deadline_at, now)}`
      : null;
  const answered = steps.answered ? shortMoment(steps.answered, now) : due;
  return {
    received,
    ...(team && { with_the_team: team }),
    ...(asked && { expert_asked: asked }),
    ...(answered && { answered }),
  };
}

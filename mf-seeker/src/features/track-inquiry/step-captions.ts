import { seekerOutcomeLabels, type TrackedInquiry } from '@rostrum/contracts';
import { durationText } from '@rostrum/ui-kit';
import type { TrackStepKey } from '@rostrum/ui-kit/data';
import { isClockRunning } from './tracker-words.ts';
import { shortMoment, zonedMoment } from './time-used.ts';

type Steps = Pick<TrackedInquiry, 'steps' | 'expert_answer' | 'deadline_at' | 'status' | 'outcome'>;

/** The quiet line under each step: when it was reached, how it ended, and by when a reply is due. */
export function stepCaptions(
  { steps, expert_answer: answer, deadline_at, status, outcome }: Steps,
  now: number,
): Partial<Record<TrackStepKey, string>> {
  const { received, with_the_team: team, expert_asked: asked, replied, closed } = steps;
  const isDue = deadline_at !== null && isClockRunning(status) && Date.parse(deadline_at) > now;
  return {
    received: zonedMoment(received, now),
    ...(team !== null && {
      // It stands after the reply then, and the time at which it was first taken up would be earlier.
      with_the_team:
        status === 'with_the_team' && replied !== null
          ? 'again'
          : `${shortMoment(team, now)}, in ${durationText(Date.parse(team) - Date.parse(received))}`,
    }),
    ...(asked !== null && {
      expert_asked:
        answer === null
          ? shortMoment(asked, now)
          : `${answer.answer === 'accepted' ? 'Accepted' : 'Declined'} ${shortMoment(answer.at, now)}`,
    }),
    ...(replied !== null
      ? { replied: `First ${shortMoment(replied, now)}` }
      : isDue && { replied: `by ${shortMoment(deadline_at, now)}` }),
    ...(closed !== null && {
      closed: [shortMoment(closed, now), outcome && seekerOutcomeLabels[outcome]].filter(Boolean).join(', '),
    }),
  };
}

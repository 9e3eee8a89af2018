import type { SeekerStatus, SentInquiry } from '@rostrum/contracts';
import type { ReactNode } from 'react';
import {
  ArchiveIcon,
  CheckIcon,
  InboxIcon,
  MessageCircleCheckIcon,
  HourglassIcon,
  UsersRoundIcon,
  type Icon,
} from '../icons.ts';
import { trackSentence, trackSteps, type TrackStep, type TrackStepKey } from './track-steps.ts';
import './seeker-track.css';

export interface SeekerTrackProps {
  status: SeekerStatus;
  /** When each step was reached; null for what never happened. */
  steps: SentInquiry['steps'];
  /** One quiet line under each step: "09:40, in 9 min". */
  captions?: Partial<Record<TrackStepKey, ReactNode>>;
}

const icons: Record<TrackStepKey, Icon> = {
  received: InboxIcon,
  with_the_team: UsersRoundIcon,
  expert_asked: HourglassIcon,
  replied: MessageCircleCheckIcon,
  closed: ArchiveIcon,
};

/** The parcel track of a sent inquiry; vertical on phones. */
export const SeekerTrack = ({ status, steps, captions = {} }: SeekerTrackProps) => (
  <ol className="r-track" aria-label={`Progress: ${trackSentence(status, steps)}`}>
    {trackSteps(status, steps).map((step) => (
      <li
        key={step.key}
        className={`r-track__step r-track__step--${step.state}`}
        aria-current={step.state === 'now' ? 'step' : undefined}
      >
        <StepNode step={step} />
        <span className="r-track__words">
          <span className="r-track__label">
            {step.state === 'now' && status === 'your_reply_needed' ? 'Your reply needed' : step.label}
          </span>
          {captions[step.key] ? <span className="r-track__caption">{captions[step.key]}</span> : null}
        </span>
      </li>
    ))}
  </ol>
);

function StepNode({ step }: { step: TrackStep }) {
  if (step.state === 'done') {
    return (
      <span className="r-track__node" aria-hidden>
        <CheckIcon size={20} />
      </span>
    );
  }
  const StepIcon = icons[step.key];
  return (
    <span className="r-track__node" aria-hidden>
      <StepIcon size={20} />
    </span>
  );
}

/** The same in a list: short dashes. */
export const SeekerTrackDashes = ({ status, steps }: Pick<SeekerTrackProps, 'status' | 'steps'>) => (
  <span className="r-track-dashes" role="img" aria-label={trackSentence(status, steps)}>
    {trackSteps(status, steps).map(({ key, state }) => (
      <span key={key} className={`r-track-dashes__dash r-track-dashes__dash--${state}`} />
    ))}
  </span>
);

import type { SeekerStatus } from '@rostrum/contracts';
import type { ReactNode } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import {
  CheckIcon,
  HourglassIcon,
  InboxIcon,
  MessageCircleCheckIcon,
  UserRoundIcon,
  UsersRoundIcon,
  type Icon,
} from '../icons.ts';
import { trackSentence, trackSteps, type TrackStep, type TrackStepKey } from './track-steps.ts';
import './seeker-track.css';

export interface SeekerTrackProps {
  status: SeekerStatus;
  /** One quiet line under each step: "09:40, in 9 m". */
  captions?: Partial<Record<TrackStepKey, ReactNode>>;
  /** Whose portrait stands at "Expert asked". */
  expert?: { name: string; image?: string | null; username?: string };
}

const icons: Record<TrackStepKey, Icon> = {
  received: InboxIcon,
  with_the_team: UsersRoundIcon,
  expert_asked: UserRoundIcon,
  answered: MessageCircleCheckIcon,
};

/** The four-step parcel track of a sent inquiry; vertical on phones. */
export const SeekerTrack = ({ status, captions = {}, expert }: SeekerTrackProps) => (
  <ol className="r-track" aria-label={`Progress: ${trackSentence(status)}`}>
    {trackSteps(status).map((step) => (
      <li
        key={step.key}
        className={`r-track__step r-track__step--${step.state}`}
        aria-current={step.state === 'now' ? 'step' : undefined}
      >
        <StepNode step={step} expert={expert} />
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

function StepNode({ step, expert }: { step: TrackStep; expert: SeekerTrackProps['expert'] }) {
  if (step.state === 'done') {
    return (
      <span className="r-track__node" aria-hidden>
        <CheckIcon size={20} />
      </span>
    );
  }
  if (step.state === 'now' && step.key === 'expert_asked' && expert) {
    const words = expert.name.split(/\s+/);
    return (
      <span className="r-track__node r-track__node--person" aria-hidden>
        <Avatar
          src={expert.image}
          firstname={words[0]}
          lastname={words.at(-1)}
          username={expert.username ?? expert.name}
          width={50}
          height={50}
          fontSize={16}
          decorative
        />
        <span className="r-track__badge">
          <HourglassIcon size={13} />
        </span>
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

/** The same in a list: four short dashes. */
export const SeekerTrackDashes = ({ status }: { status: SeekerStatus }) => (
  <span className="r-track-dashes" role="img" aria-label={trackSentence(status)}>
    {trackSteps(status).map(({ key, state }) => (
      <span key={key} className={`r-track-dashes__dash r-track-dashes__dash--${state}`} />
    ))}
  </span>
);

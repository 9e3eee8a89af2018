import { CircleCheckIcon, CirclePauseIcon, HourglassIcon, InfoIcon, type Icon } from '@rostrum/ui-kit';
import type { TrackedInquiry } from '@rostrum/contracts';
import './tracker-sentence.css';
import { trackerSentence, type TrackerSentence as Sentence } from './tracker-words.ts';

const icons: Record<Sentence['tone'], Icon> = {
  info: InfoIcon,
  waiting: HourglassIcon,
  action: CirclePauseIcon,
  success: CircleCheckIcon,
  quiet: CircleCheckIcon,
};

/** Where the inquiry stands, in one sentence; read out when it changes. */
export function TrackerSentence({ inquiry }: { inquiry: TrackedInquiry }) {
  const { tone, strong, rest } = trackerSentence(inquiry);
  const ToneIcon = icons[tone];
  return (
    <p className={`sk-tracker-sentence sk-tracker-sentence--${tone}`} role="status">
      <ToneIcon aria-hidden size={18} />
      <span>
        <strong>{strong}</strong> {rest}
      </span>
    </p>
  );
}

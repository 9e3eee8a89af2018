import {
  classNames,
  CircleCheckIcon,
  CirclePauseIcon,
  HourglassIcon,
  InfoIcon,
  type Icon,
} from '@rostrum/ui-kit';
import type { TrackedInquiry } from '@rostrum/contracts';
import { trackerSentence, type TrackerSentence as Sentence } from './tracker-words.ts';
import styles from './tracker-sentence.module.css';

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
    <p className={classNames(styles.trackerSentence, styles[tone])} role="status">
      <ToneIcon aria-hidden size={18} />
      <span>
        <strong>{strong}</strong> {rest}
      </span>
    </p>
  );
}

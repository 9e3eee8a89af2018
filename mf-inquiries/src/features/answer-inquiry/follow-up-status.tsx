import { inquiryStatusLabels, type InquiryStatus } from '@rostrum/contracts';
import { Select } from '@rostrum/ui-kit/data';
import styles from './follow-up-status.module.css';

export type ReplyThen = 'open' | 'waiting_seeker' | 'waiting_expert';
const choices: readonly ReplyThen[] = ['open', 'waiting_seeker', 'waiting_expert'];

/** What an inquiry becomes by a reply, unless something else is chosen: asking an expert goes on, all else is open. */
export const usualThen = (status: InquiryStatus): ReplyThen =>
  status === 'waiting_expert' ? 'waiting_expert' : 'open';

export interface FollowUpStatusProps {
  value: ReplyThen;
  onChange: (then: ReplyThen) => void;
}

/** "Then set to …": whose turn it is after the reply. */
export const FollowUpStatus = ({ value, onChange }: FollowUpStatusProps) => (
  <span className={styles.followUp}>
    Then set to
    <Select<ReplyThen>
      size="small"
      variant="borderless"
      popupMatchSelectWidth={false}
      aria-label="Then set to"
      value={value}
      onChange={onChange}
      options={choices.map((status) => ({ value: status, label: inquiryStatusLabels[status] }))}
    />
  </span>
);

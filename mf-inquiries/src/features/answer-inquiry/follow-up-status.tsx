import { inquiryStatusLabels, type InquiryStatus } from '@rostrum/contracts';
import { Select } from '@rostrum/ui-kit/data';
import styles from './follow-up-status.module.css';

export type ReplyThen = 'open' | 'waiting_seeker';
const choices: readonly ReplyThen[] = ['open', 'waiting_seeker'];

/** While experts are asked, the team's turn is waiting for them. */
const labelOf = (then: ReplyThen, status: InquiryStatus) =>
  inquiryStatusLabels[then === 'open' && status === 'waiting_expert' ? status : then];

export interface FollowUpStatusProps {
  /** As it is now. */
  status: InquiryStatus;
  value: ReplyThen;
  onChange: (then: ReplyThen) => void;
}

/** "Then set to …": whose turn it is after the reply. */
export const FollowUpStatus = ({ status, value, onChange }: FollowUpStatusProps) => (
  <span className={styles.followUp}>
    Then set to
    <Select<ReplyThen>
      size="small"
      variant="borderless"
      popupMatchSelectWidth={false}
      aria-label="Then set to"
      value={value}
      onChange={onChange}
      options={choices.map((then) => ({ value: then, label: labelOf(then, status) }))}
    />
  </span>
);

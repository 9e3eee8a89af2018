import { lateReasons, type InquiryDetail, type LateReason } from '@rostrum/contracts';
import { lateReasonLabels } from '@rostrum/contracts/inquiries';
import { Select } from '@rostrum/ui-kit/data';
import { useId } from 'react';
import styles from './late-reason.module.css';

const lateReasonOptions = lateReasons.map((value) => ({ value, label: lateReasonLabels[value] }));

/** A first reply was missed, and the team has not said why. */
export const asksLateReason = ({
  reply_missed_at: missedAt,
  first_reply_at: repliedAt,
  late_reason: reason,
}: InquiryDetail): boolean => missedAt !== null && repliedAt === null && reason === null;

export interface LateReasonProps {
  value: LateReason | null;
  onChange: (reason: LateReason | null) => void;
}

/** Asks why the first reply is late. It can be sent without. */
export function LateReasonField({ value, onChange }: LateReasonProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <label htmlFor={id}>Why is the first reply late? (optional)</label>
      <Select<LateReason>
        id={id}
        className={styles.choice}
        allowClear
        placeholder="Choose a reason"
        value={value}
        options={lateReasonOptions}
        onChange={(reason: LateReason | undefined) => onChange(reason ?? null)}
      />
    </div>
  );
}

import { inquiryTypes } from '@rostrum/contracts';
import { inquiryPriorities, type InquiryPriority, type ReplyTimeRule } from '@rostrum/contracts/inquiries';
import { Button, Trash2Icon } from '@rostrum/ui-kit';
import { Select } from '@rostrum/ui-kit/data';
import { MoveButtons, type MoveButtonsProps } from './move-buttons.tsx';
import { ReplyTimeFields } from './reply-time-fields.tsx';
import styles from './setup.module.css';

export const priorityLabels: Record<InquiryPriority, string> = {
  urgent: 'Urgent: under 3 h to the deadline',
  high: 'High: under 24 h',
  normal: 'Normal: later deadline',
  low: 'Low: no deadline',
};
const priorityOptions = inquiryPriorities.map((value) => ({ value, label: priorityLabels[value] }));
const typeOptions = inquiryTypes.map(({ id, label }) => ({ value: id, label }));

export interface ReplyTimeRowProps extends Pick<MoveButtonsProps, 'index' | 'count' | 'onMove'> {
  value: ReplyTimeRule;
  onChange: (part: Partial<ReplyTimeRule>) => void;
  onRemove: () => void;
}

/** The reply time of some types and priorities. */
export function ReplyTimeRow({ value, index, count, onMove, onChange, onRemove }: ReplyTimeRowProps) {
  const name = `reply time ${index + 1}`;
  return (
    <li className={styles.row}>
      <div className={styles.rowHead}>
        <MoveButtons name={name} index={index} count={count} onMove={onMove} />
        <span className={styles.rowName}>{index + 1}</span>
        <Button
          type="text"
          aria-label={`Remove ${name}`}
          icon={<Trash2Icon aria-hidden size={16} />}
          onClick={onRemove}
        />
      </div>
      <div className={styles.grid}>
        <Select
          mode="multiple"
          aria-label={`Types of ${name}`}
          placeholder="All types"
          value={value.types}
          options={typeOptions}
          onChange={(types: ReplyTimeRule['types']) => onChange({ types })}
        />
        <Select
          mode="multiple"
          aria-label={`Priorities of ${name}`}
          placeholder="All priorities"
          value={value.priorities}
          options={priorityOptions}
          onChange={(priorities: InquiryPriority[]) => onChange({ priorities })}
        />
        <ReplyTimeFields path={`rules.${index}`} name={name} value={value} onChange={onChange} />
      </div>
    </li>
  );
}

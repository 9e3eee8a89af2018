import type { SetupReplyTimes } from '@rostrum/contracts/inquiries';
import { InputNumber, Select } from '@rostrum/ui-kit/data';
import { sectionFieldId } from './use-section-draft.ts';
import styles from './setup.module.css';

type ReplyTime = SetupReplyTimes['otherwise'];

export interface ReplyTimeFieldsProps {
  path: string;
  /** "reply time 1": what the controls belong to. */
  name: string;
  value: ReplyTime;
  onChange: (part: Partial<ReplyTime>) => void;
}

const countOptions: { value: ReplyTime['counts']; label: string }[] = [
  { value: 'always', label: 'Day and night' },
  { value: 'open', label: 'Business hours' },
];

/** So many hours, and which hours count. */
export const ReplyTimeFields = ({ path, name, value, onChange }: ReplyTimeFieldsProps) => (
  <div className={styles.pair}>
    <InputNumber
      id={sectionFieldId('reply_times', `${path}.hours`)}
      aria-label={`Hours for ${name}`}
      min={0.25}
      max={720}
      suffix="h"
      value={value.hours}
      onChange={(hours) => onChange({ hours: typeof hours === 'number' ? hours : 0 })}
    />
    <Select
      aria-label={`Which hours count for ${name}`}
      value={value.counts}
      options={countOptions}
      onChange={(counts: ReplyTime['counts']) => onChange({ counts })}
    />
  </div>
);

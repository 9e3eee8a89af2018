import { durationText } from '@rostrum/ui-kit';
import { Select } from '@rostrum/ui-kit/data';
import styles from './availability-card.module.css';

const none = -1;
const usual: { value: number; label: string }[] = [
  { value: none, label: 'Any notice' },
  { value: 1, label: '1 hour' },
  { value: 4, label: '4 hours' },
  { value: 24, label: '1 day' },
  { value: 48, label: '2 days' },
  { value: 168, label: '1 week' },
  { value: 336, label: '2 weeks' },
  { value: 504, label: '3 weeks' },
  { value: 720, label: '30 days' },
];

export interface NoticeSelectProps {
  /** Names the field: "Media". */
  type: string;
  hours: number | null;
  onChange: (hours: number | null) => void;
}

/** How much warning the person needs. */
export function NoticeSelect({ type, hours, onChange }: NoticeSelectProps) {
  const value = hours ?? none;
  const isUsual = usual.some((option) => option.value === value);
  const options = isUsual ? usual : [...usual, { value, label: durationText(value * 3_600_000) }];
  return (
    <Select
      aria-label={`Notice for ${type}`}
      className={styles.notice}
      options={options}
      value={value}
      onChange={(next: number) => onChange(next === none ? null : next)}
    />
  );
}

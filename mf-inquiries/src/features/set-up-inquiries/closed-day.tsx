import type { SetupHours } from '@rostrum/contracts/inquiries';
import { Button, Input, Trash2Icon } from '@rostrum/ui-kit';
import { sectionFieldId } from './use-section-draft.ts';
import styles from './setup.module.css';

type Day = SetupHours['closed'][number];

export interface ClosedDayProps {
  index: number;
  value: Day;
  onChange: (part: Partial<Day>) => void;
  onRemove: () => void;
}

/** A day on which the team does not work. */
export function ClosedDay({ index, value: { date, name }, onChange, onRemove }: ClosedDayProps) {
  const words = name || date || `day ${index + 1}`;
  return (
    <div className={styles.day}>
      <Input
        id={sectionFieldId('hours', `closed.${index}.date`)}
        type="date"
        aria-label={`Day off ${index + 1}`}
        value={date}
        onChange={({ target }) => onChange({ date: target.value })}
      />
      <Input
        aria-label={`Name of day off ${index + 1}`}
        placeholder="Boxing Day"
        maxLength={80}
        value={name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <Button
        type="text"
        aria-label={`Remove ${words}`}
        icon={<Trash2Icon aria-hidden size={16} />}
        onClick={onRemove}
      />
    </div>
  );
}

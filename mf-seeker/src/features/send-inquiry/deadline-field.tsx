import { Input, useNow } from '@rostrum/ui-kit';
import { labelOf } from '@rostrum/inquiry-form';
import { FormField } from './form-field.tsx';
import { deadlinePresets, localFieldValue } from './local-time.ts';
import { DeadlineNote } from './deadline-note.tsx';
import styles from './deadline-field.module.css';

export interface DeadlineFieldProps {
  value: string;
  isRequired: boolean;
  error?: string | undefined;
  organisations: readonly { name: string; timezone: string; desk_phone: string | null }[];
  onChange: (value: string) => void;
}

/** By when: usual answers in one press, any other by the browser's own picker; what it means there and how long is left. */
export function DeadlineField({ value, isRequired, error, organisations, onChange }: DeadlineFieldProps) {
  const now = useNow();
  return (
    <FormField
      path="deadline_at"
      label={labelOf('deadline_at')}
      isOptional={!isRequired}
      error={error}
      help={<DeadlineNote value={value} now={now} organisations={organisations} />}
    >
      {(control) => (
        <>
          <Input
            {...control}
            type="datetime-local"
            min={localFieldValue(new Date(now))}
            value={value}
            {...(error && { status: 'error' as const })}
            onChange={({ target }) => onChange(target.value)}
          />
          <div className={styles.presets}>
            {deadlinePresets(new Date(now)).map((preset) => (
              <button
                key={preset.label}
                type="button"
                className={styles.preset}
                onClick={() => onChange(preset.value)}
              >
                {preset.label}
              </button>
            ))}
            {!isRequired && value !== '' && (
              <button type="button" className={styles.preset} onClick={() => onChange('')}>
                No deadline
              </button>
            )}
          </div>
        </>
      )}
    </FormField>
  );
}

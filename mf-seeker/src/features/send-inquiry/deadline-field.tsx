import { deviceTimeZone, formatZone } from '@rostrum/contracts';
import { useNow } from '@rostrum/ui-kit';
import { DateTimeInput } from '@rostrum/ui-kit/data';
import { labelOf } from '@rostrum/inquiry-form';
import { useId, useState } from 'react';
import { FormField } from './form-field.tsx';
import { deadlinePresets, localFieldValue } from './local-time.ts';
import { DeadlineNote } from './deadline-note.tsx';
import styles from './deadline-field.module.css';
import choice from './type-choice.module.css';

export interface DeadlineFieldProps {
  value: string;
  isRequired: boolean;
  error?: string | undefined;
  organisations: readonly { name: string; timezone: string; desk_phone: string | null }[];
  onChange: (value: string) => void;
}

const none = { label: 'No deadline', value: '' };
const other = 'Another time';
/** No day and no time yet: unlike no deadline, it is refused. */
const notEntered = 'T';

/** By when: usual answers in one press, any other by the browser's own picker; what it means there and how long is left. */
export function DeadlineField({ value, isRequired, error, organisations, onChange }: DeadlineFieldProps) {
  const now = useNow();
  const name = useId();
  // A preset keeps its name while the clock moves on and the same words begin to mean a later time.
  const [picked, setPicked] = useState<{ label: string; value: string } | null>(null);
  const presets = [...deadlinePresets(new Date(now)), ...(isRequired ? [] : [none])];
  const found = presets.find((preset) => preset.value === value)?.label ?? (value === '' ? '' : other);
  const chosen = picked?.value === value ? picked.label : found;
  const pick = (label: string, next: string) => {
    setPicked({ label, value: next });
    onChange(next);
  };
  return (
    <FormField
      path="deadline_at"
      label={labelOf('deadline_at')}
      hint={formatZone(new Date(now), deviceTimeZone())}
      isGroup
      error={error}
      help={value === '' ? null : <DeadlineNote value={value} now={now} organisations={organisations} />}
    >
      {(control) => (
        <>
          <div {...control} role="radiogroup" tabIndex={-1} className={styles.presets}>
            {[...presets, { label: other, value }].map((preset) => (
              <label key={preset.label} className={choice.option}>
                <input
                  type="radio"
                  name={name}
                  checked={chosen === preset.label}
                  onChange={() =>
                    pick(preset.label, preset.label === other && value === '' ? notEntered : preset.value)
                  }
                />
                {preset.label}
              </label>
            ))}
          </div>
          {chosen === other && (
            <DateTimeInput
              label="Another time"
              aria-describedby={control['aria-describedby']}
              aria-invalid={control['aria-invalid']}
              className={styles.other}
              min={localFieldValue(new Date(now)).slice(0, 'yyyy-mm-dd'.length)}
              value={value === notEntered ? '' : value}
              status={error ? 'error' : undefined}
              onChange={(next) => pick(other, next || notEntered)}
            />
          )}
        </>
      )}
    </FormField>
  );
}

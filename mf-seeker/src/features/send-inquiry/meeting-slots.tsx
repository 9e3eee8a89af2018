import { deviceTimeZone, formatZone } from '@rostrum/contracts';
import { Button, PlusIcon, XIcon, useNow } from '@rostrum/ui-kit';
import { DateTimeInput, FieldError } from '@rostrum/ui-kit/data';
import { fieldId } from './field-id.ts';
import { emptySlot, type SlotDraft } from './inquiry-draft.ts';
import { NativeSelect } from './native-select.tsx';
import styles from './meeting-slots.module.css';

export interface MeetingSlotsProps {
  label: string;
  value: readonly SlotDraft[];
  error?: string | undefined;
  onChange: (value: SlotDraft[]) => void;
}

const fewest = 2;
const most = 5;
const lengths = [15, 30, 45, 60, 90, 120].map((minutes) => ({
  value: String(minutes),
  label: `${minutes} min`,
}));

/** Two to five times that suit the seeker, in the seeker's own time zone. */
export function MeetingSlots({ label, value, error, onChange }: MeetingSlotsProps) {
  const slots = [...value, ...Array.from({ length: Math.max(0, fewest - value.length) }, () => emptySlot)];
  const id = fieldId('fields.slots');
  const change = (at: number, part: Partial<SlotDraft>) =>
    onChange(slots.map((slot, index) => (index === at ? { ...slot, ...part } : slot)));
  return (
    <fieldset className={styles.meetingSlots} aria-describedby={error ? `${id}-note` : undefined}>
      <legend className={styles.legend}>
        {label}, your time ({formatZone(useNow(), deviceTimeZone())})
      </legend>
      {slots.map((slot, index) => (
        <div key={index} className={styles.slot}>
          <DateTimeInput
            id={index === 0 ? id : undefined}
            label={`Time ${index + 1}`}
            aria-invalid={error ? true : undefined}
            status={error ? 'error' : undefined}
            value={slot.start}
            onChange={(start) => change(index, { start })}
          />
          <NativeSelect
            aria-label={`Length of time ${index + 1}`}
            options={lengths}
            placeholder="Length"
            value={slot.minutes}
            onChange={(minutes) => change(index, { minutes })}
          />
          {slots.length > fewest && (
            <Button
              type="text"
              icon={<XIcon size={16} />}
              aria-label={`Remove time ${index + 1}`}
              onClick={() => onChange(slots.filter((_, other) => other !== index))}
            />
          )}
        </div>
      ))}
      {slots.length < most && (
        <Button
          type="link"
          size="small"
          icon={<PlusIcon size={14} />}
          onClick={() => onChange([...slots, emptySlot])}
        >
          Add a time
        </Button>
      )}
      {error && <FieldError id={`${id}-note`}>{error}</FieldError>}
    </fieldset>
  );
}

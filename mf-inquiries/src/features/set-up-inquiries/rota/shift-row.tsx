import { weekdays, type InquirySetupState, type RotaShift } from '@rostrum/contracts/inquiries';
import { Button, Input, Trash2Icon } from '@rostrum/ui-kit';
import { Select } from '@rostrum/ui-kit/data';
import { AssigneeSelect } from '../assignee-select.tsx';
import { sectionFieldId } from '../use-section-draft.ts';
import { describeShift } from './describe-shift.ts';
import rotaStyles from './rota.module.css';
import styles from '../setup.module.css';

const dayOptions = weekdays.map((label, value) => ({ value, label }));

export interface ShiftRowProps {
  index: number;
  value: RotaShift;
  desk: InquirySetupState['desk'];
  onChange: (part: Partial<RotaShift>) => void;
  onRemove: () => void;
}

/** One shift of the week, and who has it. */
export function ShiftRow({ index, value, desk, onChange, onRemove }: ShiftRowProps) {
  const name = `shift ${index + 1}`;
  const id = (path: string) => sectionFieldId('rota', `shifts.${index}.${path}`);
  return (
    <li className={styles.row}>
      <div className={rotaStyles.shift}>
        <Select
          id={id('day')}
          aria-label={`Day of ${name}`}
          value={value.day}
          options={dayOptions}
          onChange={(day: number) => onChange({ day })}
        />
        <Input
          id={id('from')}
          type="time"
          aria-label={`Beginning of ${name}`}
          value={value.from}
          onChange={({ target }) => onChange({ from: target.value })}
        />
        <span aria-hidden>to</span>
        <Input
          id={id('to')}
          type="time"
          aria-label={`End of ${name}`}
          value={value.to}
          onChange={({ target }) => onChange({ to: target.value })}
        />
        <AssigneeSelect
          section="rota"
          path={`shifts.${index}.member_id`}
          label={`Who has ${name}`}
          placeholder="Choose who is on duty"
          desk={desk}
          value={value.member_id}
          onChange={(member_id) => onChange({ member_id })}
        />
        <Button
          type="text"
          aria-label={`Remove ${name}: ${describeShift(value, desk)}`}
          icon={<Trash2Icon aria-hidden size={16} />}
          onClick={onRemove}
        />
      </div>
      {value.from !== '' && value.to !== '' && value.to <= value.from ? (
        <p className={rotaStyles.hint}>Ends at {value.to} the next day.</p>
      ) : null}
    </li>
  );
}

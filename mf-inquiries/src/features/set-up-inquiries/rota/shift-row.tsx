import { parseClockTime } from '@rostrum/contracts';
import { weekdays, type InquirySetupState, type RotaShift } from '@rostrum/contracts/inquiries';
import { Button, Trash2Icon } from '@rostrum/ui-kit';
import { Select, TimeInput } from '@rostrum/ui-kit/data';
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

/** Times that are still typed have no order. */
const endsNextDay = ({ from, to }: RotaShift) =>
  parseClockTime(from) !== undefined && parseClockTime(to) !== undefined && to <= from;

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
        <TimeInput
          id={id('from')}
          aria-label={`Beginning of ${name}`}
          value={value.from}
          onChange={(from) => onChange({ from })}
        />
        <span aria-hidden>to</span>
        <TimeInput
          id={id('to')}
          aria-label={`End of ${name}`}
          value={value.to}
          onChange={(to) => onChange({ to })}
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
      {endsNextDay(value) ? <p className={rotaStyles.hint}>Ends at {value.to} the next day.</p> : null}
    </li>
  );
}

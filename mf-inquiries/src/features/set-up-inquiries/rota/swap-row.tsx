import { type InquirySetupState, type RotaShift, type RotaSwap } from '@rostrum/contracts/inquiries';
import { Button, Input, Trash2Icon } from '@rostrum/ui-kit';
import { Select } from '@rostrum/ui-kit/data';
import { AssigneeSelect } from '../assignee-select.tsx';
import { sectionFieldId } from '../use-section-draft.ts';
import { describeShift } from './describe-shift.ts';
import rotaStyles from './rota.module.css';
import styles from '../setup.module.css';

export interface SwapRowProps {
  index: number;
  value: RotaSwap;
  shifts: readonly RotaShift[];
  desk: InquirySetupState['desk'];
  onChange: (part: Partial<RotaSwap>) => void;
  onRemove: () => void;
}

/** A shift of one day that another member takes. */
export function SwapRow({ index, value, shifts, desk, onChange, onRemove }: SwapRowProps) {
  const name = `swap ${index + 1}`;
  const id = (path: string) => sectionFieldId('rota', `swaps.${index}.${path}`);
  return (
    <li className={styles.row}>
      <div className={rotaStyles.swap}>
        <Select
          id={id('shift_id')}
          aria-label={`Shift of ${name}`}
          value={value.shift_id}
          options={shifts.map((shift) => ({ value: shift.id, label: describeShift(shift, desk) }))}
          onChange={(shift_id: string) => onChange({ shift_id })}
        />
        <Input
          id={id('date')}
          type="date"
          aria-label={`Day of ${name}`}
          value={value.date}
          onChange={({ target }) => onChange({ date: target.value })}
        />
        <AssigneeSelect
          section="rota"
          path={`swaps.${index}.member_id`}
          label={`Who takes ${name}`}
          placeholder="Choose who takes it"
          desk={desk}
          value={value.member_id}
          onChange={(member_id) => onChange({ member_id })}
        />
        <Button
          type="text"
          aria-label={`Remove ${name}`}
          icon={<Trash2Icon aria-hidden size={16} />}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}

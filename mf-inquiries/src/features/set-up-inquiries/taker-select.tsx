import { AssigneeSelect, type AssigneeSelectProps } from './assignee-select.tsx';

/** Who takes what a route decides: a member of the desk, or whoever is on duty then. */
export interface Taker {
  assignee_id: string | null;
  on_duty?: boolean | undefined;
}

/** No id of a member. */
const onDuty = { value: 'on-duty', label: 'Person on duty' };

export interface TakerSelectProps extends Omit<
  AssigneeSelectProps,
  'section' | 'value' | 'other' | 'onChange'
> {
  value: Taker;
  onChange: (taker: Taker) => void;
}

/** Chooses who takes it. */
export const TakerSelect = ({ value, onChange, ...select }: TakerSelectProps) => (
  <AssigneeSelect
    {...select}
    section="routing"
    other={onDuty}
    value={value.on_duty ? onDuty.value : value.assignee_id}
    onChange={(id) =>
      onChange(
        id === onDuty.value ? { assignee_id: null, on_duty: true } : { assignee_id: id, on_duty: undefined },
      )
    }
  />
);

import { inquiryTypes } from '@rostrum/contracts';
import { mostClearanceSteps, type ClearancePlan, type InquirySetupState } from '@rostrum/contracts/inquiries';
import { Button, Input, Trash2Icon } from '@rostrum/ui-kit';
import { Select, Switch } from '@rostrum/ui-kit/data';
import { useId } from 'react';
import { AssigneeSelect } from './assignee-select.tsx';
import { changeItem } from './move-item.ts';
import { sectionFieldId } from './use-section-draft.ts';
import styles from './setup.module.css';

const typeOptions = inquiryTypes.map(({ id, label }) => ({ value: id, label }));

export interface ClearancePlanRowProps {
  value: ClearancePlan;
  desk: InquirySetupState['desk'];
  index: number;
  onChange: (part: Partial<ClearancePlan>) => void;
  onRemove: () => void;
}

/** Types of inquiries, and the steps that clear the replies to them. */
export function ClearancePlanRow({ value, desk, index, onChange, onRemove }: ClearancePlanRowProps) {
  const { types, steps, is_required: isRequired } = value;
  const name = `clearances ${index + 1}`;
  const requiredId = useId();
  const fieldId = (path: string) => sectionFieldId('clearances', `plans.${index}.${path}`);
  return (
    <li className={styles.row}>
      <div className={styles.day}>
        <div className={styles.rowName}>
          <Select
            id={fieldId('types')}
            className={styles.wide ?? ''}
            mode="multiple"
            aria-label={`Types of ${name}`}
            placeholder="Choose types of inquiries"
            value={types}
            options={typeOptions}
            onChange={(chosen: ClearancePlan['types']) => onChange({ types: chosen })}
          />
        </div>
        <Button
          type="text"
          aria-label={`Remove ${name}`}
          icon={<Trash2Icon aria-hidden size={16} />}
          onClick={onRemove}
        />
      </div>
      <ol className={styles.stepList}>
        {steps.map((step, place) => (
          <li key={place}>
            <Input
              id={fieldId(`steps.${place}.name`)}
              aria-label={`Step ${place + 1} of ${name}`}
              placeholder="Like Legal"
              maxLength={60}
              value={step.name}
              onChange={({ target }) => onChange({ steps: changeItem(steps, place, { name: target.value }) })}
            />
            <AssigneeSelect
              section="clearances"
              path={`plans.${index}.steps.${place}.approver_id`}
              label={`Who clears step ${place + 1} of ${name}`}
              placeholder="Choose a colleague"
              desk={desk}
              value={step.approver_id || null}
              onChange={(id) => onChange({ steps: changeItem(steps, place, { approver_id: id ?? '' }) })}
            />
            <Button
              type="text"
              disabled={steps.length === 1}
              aria-label={`Remove step ${place + 1} of ${name}`}
              icon={<Trash2Icon aria-hidden size={16} />}
              onClick={() => onChange({ steps: steps.toSpliced(place, 1) })}
            />
          </li>
        ))}
      </ol>
      <div className={styles.day}>
        <Switch id={requiredId} checked={isRequired} onChange={(is_required) => onChange({ is_required })} />
        <label htmlFor={requiredId} className={styles.rowName}>
          Required before a reply goes out
        </label>
        {steps.length < mostClearanceSteps ? (
          <Button size="small" onClick={() => onChange({ steps: [...steps, { name: '', approver_id: '' }] })}>
            Add step
          </Button>
        ) : null}
      </div>
    </li>
  );
}

import { countries, inquiryTypes } from '@rostrum/contracts';
import type { InquirySetupState, RoutingRule } from '@rostrum/contracts/inquiries';
import { Button, Trash2Icon } from '@rostrum/ui-kit';
import { Select, Switch, filterByLabel } from '@rostrum/ui-kit/data';
import { useMemo } from 'react';
import { MoveButtons, type MoveButtonsProps } from './move-buttons.tsx';
import { TakerSelect } from './taker-select.tsx';
import { sectionFieldId } from './use-section-draft.ts';
import styles from './setup.module.css';

const typeOptions = inquiryTypes.map(({ id, label }) => ({ value: id, label }));
const toOptions = (words: readonly string[]) => words.map((value) => ({ value, label: value }));

export interface RoutingRowProps extends Pick<MoveButtonsProps, 'index' | 'count' | 'onMove'> {
  value: RoutingRule;
  state: Pick<InquirySetupState, 'desk' | 'departments' | 'tags'>;
  onChange: (part: Partial<RoutingRule>) => void;
  onRemove: () => void;
}

/** One routing rule: what it looks at, and who takes what fits. */
export function RoutingRow({ value, state, index, count, onMove, onChange, onRemove }: RoutingRowProps) {
  const countryOptions = useMemo(
    () => countries().map(({ code, name }) => ({ value: code, label: name })),
    [],
  );
  const name = `rule ${index + 1}`;
  return (
    <li className={styles.row}>
      <div className={styles.rowHead}>
        <MoveButtons name={name} index={index} count={count} onMove={onMove} />
        <span className={styles.rowName}>{index + 1}</span>
        <Switch
          aria-label={`Apply ${name}`}
          checked={value.enabled}
          onChange={(enabled) => onChange({ enabled })}
        />
        <Button
          type="text"
          aria-label={`Remove ${name}`}
          icon={<Trash2Icon aria-hidden size={16} />}
          onClick={onRemove}
        />
      </div>
      <div className={styles.grid}>
        <Select
          id={sectionFieldId('routing', `rules.${index}.types`)}
          mode="multiple"
          aria-label={`Types of ${name}`}
          placeholder="Any type"
          value={value.types}
          options={typeOptions}
          onChange={(types: RoutingRule['types']) => onChange({ types })}
        />
        <Select
          mode="multiple"
          aria-label={`Departments of ${name}`}
          placeholder="Any department"
          value={value.departments}
          options={toOptions(state.departments)}
          onChange={(departments: string[]) => onChange({ departments })}
        />
        <Select
          mode="multiple"
          aria-label={`Tags of ${name}`}
          placeholder="Any tag"
          value={value.tags}
          options={toOptions(state.tags)}
          onChange={(tags: string[]) => onChange({ tags })}
        />
        <Select
          mode="multiple"
          aria-label={`Countries of ${name}`}
          placeholder="Any country"
          showSearch={{ filterOption: filterByLabel }}
          value={value.countries}
          options={countryOptions}
          onChange={(codes: string[]) => onChange({ countries: codes })}
        />
        <TakerSelect
          path={`rules.${index}.assignee_id`}
          label={`Who takes what ${name} fits`}
          desk={state.desk}
          value={value}
          onChange={onChange}
        />
      </div>
    </li>
  );
}

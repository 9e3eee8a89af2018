import { inquiryTypeLabel } from '@rostrum/contracts';
import { requirableFields, type SetupType } from '@rostrum/contracts/inquiries';
import { Input } from '@rostrum/ui-kit';
import { InquiryTypeLabel, Select, Switch } from '@rostrum/ui-kit/data';
import { MoveButtons, type MoveButtonsProps } from './move-buttons.tsx';
import { sectionFieldId } from './use-section-draft.ts';
import styles from './setup.module.css';

export interface TypeRowProps extends Pick<MoveButtonsProps, 'index' | 'count' | 'onMove'> {
  value: SetupType;
  onChange: (part: Partial<SetupType>) => void;
}

/** One type of inquiries: whether the public form offers it, and with which words and fields. */
export function TypeRow({ value, index, count, onMove, onChange }: TypeRowProps) {
  const { type, enabled, label, intro, required } = value;
  const name = inquiryTypeLabel(type);
  const idOf = (field: string) => sectionFieldId('types', `types.${index}.${field}`);
  return (
    <li className={styles.row}>
      <div className={styles.rowHead}>
        <MoveButtons name={name} index={index} count={count} onMove={onMove} />
        <span className={styles.rowName}>
          <InquiryTypeLabel type={type} />
        </span>
        <Switch
          aria-label={`Offer ${name}`}
          checked={enabled}
          onChange={(checked) => onChange({ enabled: checked })}
        />
      </div>
      {enabled ? (
        <details className={styles.rowMore}>
          <summary>Words and fields of {name}</summary>
          <label htmlFor={idOf('label')}>Name on the form</label>
          <Input
            id={idOf('label')}
            value={label}
            maxLength={40}
            placeholder={name}
            onChange={({ target }) => onChange({ label: target.value })}
          />
          <label htmlFor={idOf('intro')}>Introduction</label>
          <Input.TextArea
            id={idOf('intro')}
            value={intro}
            maxLength={400}
            rows={2}
            onChange={({ target }) => onChange({ intro: target.value })}
          />
          <label htmlFor={idOf('required')}>Also required</label>
          <Select
            id={idOf('required')}
            mode="multiple"
            className={styles.wide ?? ''}
            value={required}
            placeholder="Nothing more"
            options={requirableFields(type).map(({ path, label: words }) => ({ value: path, label: words }))}
            onChange={(paths: string[]) => onChange({ required: paths })}
          />
        </details>
      ) : null}
    </li>
  );
}

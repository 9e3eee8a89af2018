import { maximumPhones } from '@rostrum/contracts/settings';
import { Button, PlusIcon, XIcon } from '@rostrum/ui-kit';
import { ContractField, TextField } from '@rostrum/ui-kit/form';
import { useRef } from 'react';
import styles from './phones-field.module.css';

const rowsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Numbers with what each is for. What is left of a removed one is the list without it. */
export function PhonesField({ name }: { name: string }) {
  const add = useRef<HTMLButtonElement>(null);
  return (
    <ContractField name={name}>
      {({ id, value, onChange, ...control }) => {
        const rows = rowsOf(value);
        return (
          <div
            id={id}
            className={styles.rows}
            role="group"
            aria-labelledby={`${id}_label`}
            aria-describedby={control['aria-describedby']}
          >
            {rows.map((_, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a row has nothing of its own but its place
              <div key={`${rows.length}-${index}`} className={styles.row}>
                <TextField name={`${name}.${index}.label`} />
                <TextField name={`${name}.${index}.number`} inputMode="tel" />
                <Button
                  className={styles.remove}
                  icon={<XIcon aria-hidden />}
                  aria-label={`Remove number ${index + 1}`}
                  onClick={() => {
                    onChange(rows.filter((_row, other) => other !== index));
                    add.current?.focus();
                  }}
                />
              </div>
            ))}
            <div>
              <Button
                ref={add}
                icon={<PlusIcon aria-hidden />}
                disabled={rows.length >= maximumPhones}
                onClick={() => onChange([...rows, { label: '', number: '' }])}
              >
                Add a number
              </Button>{' '}
              {rows.length >= maximumPhones ? (
                <span className="r-secondary">You can add up to {maximumPhones} numbers.</span>
              ) : null}
            </div>
          </div>
        );
      }}
    </ContractField>
  );
}

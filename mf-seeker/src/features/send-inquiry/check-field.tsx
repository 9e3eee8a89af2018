import { Checkbox, FieldError } from '@rostrum/ui-kit/data';
import type { ReactNode } from 'react';
import { fieldId } from './field-id.ts';
import styles from './check-field.module.css';
import formFieldStyles from './form-field.module.css';

export interface CheckFieldProps {
  path: string;
  label: ReactNode;
  value: boolean;
  error?: string | undefined;
  isRequired?: boolean;
  onChange: (value: boolean) => void;
}

/** A yes or no in the form. */
export function CheckField({ path, label, value, error, isRequired, onChange }: CheckFieldProps) {
  const id = fieldId(path);
  return (
    <div className={styles.checkField}>
      <Checkbox
        className={styles.label}
        id={id}
        checked={value}
        aria-invalid={error ? true : undefined}
        aria-required={isRequired}
        aria-describedby={error ? `${id}-note` : undefined}
        onChange={({ target }) => onChange(target.checked)}
      >
        {label}
      </Checkbox>
      {error && (
        <div className={formFieldStyles.note}>
          <FieldError id={`${id}-note`}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}

import { Checkbox, FieldError } from '@rostrum/ui-kit/data';
import type { ReactNode } from 'react';
import './check-field.css';
import { fieldId } from './field-id.ts';

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
    <div className="sk-check-field">
      <Checkbox
        className="sk-check-field__label"
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
        <div className="sk-form-field__note">
          <FieldError id={`${id}-note`}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}

import { FieldError, TextCounter } from '@rostrum/ui-kit/data';
import type { ReactNode } from 'react';
import { fieldId } from './field-id.ts';
import styles from './form-field.module.css';

/** What a control needs to be tied to its label, help and error. */
export interface FieldControl {
  id: string;
  'aria-labelledby': string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
  'aria-required': boolean | undefined;
}

export interface FormFieldProps {
  /** Where the contract keeps the answer: `fields.outlet`. */
  path: string;
  label: string;
  isOptional?: boolean;
  /** Beside the label: `Your time, GMT`. */
  hint?: string;
  /** The control is a group, which the label names without being able to focus it. */
  isGroup?: boolean;
  error?: string | undefined;
  help?: ReactNode;
  /** Right of the label, like `134 / 5,000`. */
  counter?: { length: number; most: number } | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Label above, help under the control; an error takes the place of the help. */
export function FormField({
  path,
  label,
  isOptional,
  hint,
  isGroup = false,
  error,
  help,
  counter,
  children,
}: FormFieldProps) {
  const id = fieldId(path);
  const noteId = `${id}-note`;
  const hasNote = Boolean(error ?? help);
  return (
    <div className={styles.formField}>
      <div className={styles.head}>
        <label id={`${id}-label`} htmlFor={isGroup ? undefined : id} className={styles.label}>
          {label}
          {isOptional && <span className={styles.optional}> (optional)</span>}
        </label>
        {hint && <span className={styles.hint}>{hint}</span>}
        {counter && <TextCounter {...counter} />}
      </div>
      {children({
        id,
        'aria-labelledby': isGroup ? `${id}-label` : undefined,
        'aria-describedby': hasNote ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': isOptional ? undefined : true,
      })}
      {hasNote && (
        <div id={noteId} className={styles.note}>
          {error ? <FieldError>{error}</FieldError> : help}
        </div>
      )}
    </div>
  );
}

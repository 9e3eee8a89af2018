import type { ContractField as FieldOfContract } from '@rostrum/contracts';
import type { ReactNode } from 'react';
import type { ControllerRenderProps, FieldValues } from 'react-hook-form';
import { FieldError } from '../states/field-error.tsx';
import { TextCounter } from './text-counter.tsx';
import { useContractField } from './use-contract-field.ts';
import './field.css';

/** What a control needs: its value, and its ties to label, help and fault. */
export interface ContractControl {
  id: string;
  ref: ControllerRenderProps<FieldValues>['ref'];
  value: unknown;
  onChange: (value: unknown) => void;
  onBlur: () => void;
  status: 'error' | undefined;
  'aria-required': true | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface ContractFieldProps {
  /** Where the contract keeps it: `organisation.website`. */
  name: string;
  /** Where a form asks in other words than the contract. */
  label?: ReactNode;
  hint?: ReactNode;
  /** For screen readers alone, where the place of the field says what it is. */
  isLabelHidden?: boolean;
  /** Required by what stands elsewhere in the form, which the field's own schema cannot know. */
  isRequired?: boolean;
  /** Shows how much of the limit is used. */
  isCounted?: boolean;
  /** Says a fault as soon as the field is left. */
  checkOnBlur?: boolean;
  children: (control: ContractControl, said: FieldOfContract) => ReactNode;
}

/** A field of a contract: label above, help below; a fault takes the place of the help. */
export function ContractField({
  name,
  label,
  hint,
  isLabelHidden,
  isRequired,
  isCounted,
  checkOnBlur,
  children,
}: ContractFieldProps) {
  const { field, id, marks, error, check, ...said } = useContractField(name);
  const required = isRequired ?? said.required;
  const note = error ? <FieldError>{error}</FieldError> : (hint ?? said.hint);
  const noteId = `${id}_note`;
  const { value } = field;
  const isMarked = marks === 'required' && required;
  return (
    <div className="r-field">
      <div className={isLabelHidden ? 'r-visually-hidden' : 'r-field__head'}>
        <label
          className={isMarked ? 'r-field__label r-field__label--required' : 'r-field__label'}
          htmlFor={id}
          id={`${id}_label`}
        >
          {label ?? said.label}
          {marks === 'optional' && !required ? <span className="r-field__optional"> (optional)</span> : null}
        </label>
        {isCounted && said.maxLength !== undefined ? (
          <TextCounter length={typeof value === 'string' ? [...value].length : 0} most={said.maxLength} />
        ) : null}
      </div>
      {children(
        {
          id,
          ref: field.ref,
          value,
          onChange: field.onChange,
          onBlur: () => {
            field.onBlur();
            if (checkOnBlur) check();
          },
          status: error ? 'error' : undefined,
          'aria-required': required || undefined,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': note ? noteId : undefined,
        },
        said,
      )}
      {note ? (
        <div id={noteId} className="r-field__note">
          {note}
        </div>
      ) : null}
    </div>
  );
}

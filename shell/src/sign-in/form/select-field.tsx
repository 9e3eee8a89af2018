import { useId, type SelectHTMLAttributes } from 'react';
import { FieldFault } from './field-fault.tsx';

export interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  isOptional?: boolean;
  error?: string | undefined;
}

/** The browser's own list of choices, which phones show best. */
export function SelectField({ label, isOptional, error, children, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div className="s-field">
      <label className="s-label" htmlFor={id}>
        {label}
        {isOptional ? <span className="s-optional"> optional</span> : null}
      </label>
      <span className="s-field__box s-field__box--select" data-invalid={error ? true : undefined}>
        <select
          {...select}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-fault` : undefined}
        >
          {children}
        </select>
      </span>
      {error ? <FieldFault id={`${id}-fault`}>{error}</FieldFault> : null}
    </div>
  );
}

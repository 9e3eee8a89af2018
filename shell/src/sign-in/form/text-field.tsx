import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { FieldFault } from './field-fault.tsx';

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  isOptional?: boolean;
  error?: string | undefined;
  /** Below the field while nothing is wrong. */
  hint?: ReactNode;
  /** Inside the field, at its beginning and end. */
  icon?: ReactNode;
  end?: ReactNode;
  /** Beside the label, at its end. */
  aside?: ReactNode;
  /** Not asked for yet, but there for password managers to fill in. */
  isWaiting?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A field with its label above and its fault or help below. */
export function TextField({
  label,
  isOptional,
  error,
  hint,
  icon,
  end,
  aside,
  isWaiting = false,
  ...input
}: TextFieldProps) {
  const id = useId();
  const below = error ? `${id}-fault` : hint ? `${id}-hint` : undefined;
  return (
    <div className="s-field" data-waiting={isWaiting || undefined} aria-hidden={isWaiting || undefined}>
      <span className="s-field__head">
        <label className="s-label" htmlFor={id}>
          {label}
          {isOptional ? <span className="s-optional"> optional</span> : null}
        </label>
        {isWaiting ? null : aside}
      </span>
      <span className="s-field__box" data-invalid={error ? true : undefined}>
        {icon}
        <input
          {...input}
          id={id}
          tabIndex={isWaiting ? -1 : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={below}
        />
        {isWaiting ? null : end}
      </span>
      {error ? <FieldFault id={`${id}-fault`}>{error}</FieldFault> : null}
      {!error && hint ? (
        <p className="s-field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}

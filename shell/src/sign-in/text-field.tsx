import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  error?: string | undefined;
  /** Inside the field, at its end. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A field with its label above and its fault below. */
export function TextField({ label, error, end, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div className="s-field">
      <label className="r-label" htmlFor={id}>
        {label}
      </label>
      <span className="s-field__box" data-invalid={error ? true : undefined}>
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
        />
        {end}
      </span>
      {error ? (
        <p className="s-field__error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}

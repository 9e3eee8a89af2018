import { CircleCheckIcon } from '@rostrum/ui-kit/icons';
import { useState, type ChangeEvent } from 'react';
import { passwordHint } from '../words/password-hint.ts';
import { PasswordField } from './password-field.tsx';
import type { TextFieldProps } from './text-field.tsx';

export interface NewPasswordFieldProps extends Partial<TextFieldProps> {
  /** Name and address of the person, which are no good as a password. */
  own: readonly string[];
}

/** A password to be chosen, with what it still lacks said while it is typed. */
export function NewPasswordField({ own, ...field }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState('');
  const hint = passwordHint(typed, own);
  return (
    <PasswordField
      autoComplete="new-password"
      required
      hint={
        <span className="s-hint" data-good={hint.isGood || undefined}>
          {hint.isGood ? <CircleCheckIcon aria-hidden /> : null}
          {hint.text}
        </span>
      }
      {...field}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        field.onChange?.(event);
        setTyped(event.target.value);
      }}
    />
  );
}

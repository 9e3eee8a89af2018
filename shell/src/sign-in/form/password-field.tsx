import { useState } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password that can be shown. */
export function PasswordField({ label = 'Password', ...field }: Partial<TextFieldProps>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      name="password"
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      label={label}
      type={isShown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className="s-reveal"
          aria-pressed={isShown}
          aria-label="Show password"
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      }
    />
  );
}

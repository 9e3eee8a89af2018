import { MailIcon } from '@rostrum/ui-kit/icons';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** An email address; `username`, so that password managers know what belongs to whom. */
export const EmailField = ({ label = 'Email', ...field }: Partial<TextFieldProps>) => (
  <TextField
    type="email"
    name="email"
    autoComplete="username"
    inputMode="email"
    autoCapitalize="none"
    spellCheck={false}
    icon={<MailIcon aria-hidden />}
    {...field}
    label={label}
  />
);

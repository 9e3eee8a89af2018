import { security } from '@rostrum/contracts';
import { useContractMutation } from '@rostrum/remote-runtime';
import { Button, Input } from '@rostrum/ui-kit';
import { FieldError } from '@rostrum/ui-kit/data';
import { useId, useState, type SubmitEvent } from 'react';
import { FieldHelp } from '../field-help.tsx';
import styles from '../security-parts.module.css';

const words = {
  password: { label: 'Password', missing: 'Enter your password.' },
  totp: { label: 'Code', missing: 'Enter the six digits that your app shows.' },
} as const;

/** Password or code: one field. What was typed stays when it was wrong. */
export function ConfirmByText({ kind, onDone }: { kind: 'password' | 'totp'; onDone: () => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const confirm = useContractMutation(security.confirm, { onSuccess: onDone });
  const shown = fault ?? confirm.error?.fields[0]?.message ?? confirm.error?.message;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isMissing = text.trim() === '';
    setFault(isMissing ? words[kind].missing : undefined);
    if (isMissing) return;
    confirm.mutate({ body: kind === 'password' ? { kind, password: text } : { kind, code: text } });
  };
  const field = {
    id,
    value: text,
    autoFocus: true,
    status: shown ? ('error' as const) : undefined,
    'aria-invalid': shown ? true : undefined,
    'aria-describedby': `${id}-help`,
    onChange: (event: { target: { value: string } }) => setText(event.target.value),
  };
  return (
    <form className={styles.fields} onSubmit={submit} noValidate>
      <div>
        <label className="r-label" htmlFor={id}>
          {words[kind].label}
        </label>
        {kind === 'password' ? (
          <Input.Password {...field} autoComplete="current-password" />
        ) : (
          <Input {...field} autoComplete="one-time-code" maxLength={40} />
        )}
        <div id={`${id}-help`}>
          {shown ? (
            <FieldError>{shown}</FieldError>
          ) : kind === 'totp' ? (
            <FieldHelp>From your authenticator app, or a recovery code.</FieldHelp>
          ) : null}
        </div>
      </div>
      <Button type="primary" htmlType="submit" block loading={confirm.isPending}>
        Confirm
      </Button>
    </form>
  );
}

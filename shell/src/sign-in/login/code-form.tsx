import { readField, secondFactorForms } from '@rostrum/contracts';
import { contractResolver, useForm } from '@rostrum/ui-kit/form-core';
import { useEffect } from 'react';
import { focusFault } from '../form/focus-fault.ts';
import { NoticeBox } from '../form/notice-box.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { TextField } from '../form/text-field.tsx';
import type { Notice } from '../words/notice.ts';

export interface CodeFormProps {
  kind: keyof typeof secondFactorForms;
  notice: Notice | null;
  isBusy: boolean;
  /** Resolves with whether the code is to be put right. */
  onSend: (code: string) => Promise<boolean>;
}

const fieldOf = () => document.querySelector<HTMLInputElement>('input[name="code"]');

/** A code of the app, or one of the recovery codes. It stays in the field when it is refused. */
export function CodeForm({ kind, notice, isBusy, onSend }: CodeFormProps) {
  const schema = secondFactorForms[kind];
  const { label, maxLength } = readField(schema, 'code');
  const { register, handleSubmit, formState, clearErrors, setFocus } = useForm({
    resolver: contractResolver(schema),
    defaultValues: { code: '' },
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  const send = handleSubmit(
    async ({ code }) => {
      if (await onSend(code)) setFocus('code', { shouldSelect: true });
    },
    ({ code }) => focusFault(fieldOf(), code?.message ?? ''),
  );

  useEffect(() => setFocus('code'), [setFocus]);

  return (
    <form className="s-form" method="post" noValidate onSubmit={(event) => void send(event)}>
      <NoticeBox notice={notice} />
      <TextField
        {...register('code', { onChange: () => clearErrors('code') })}
        label={label}
        maxLength={maxLength}
        autoComplete={kind === 'totp' ? 'one-time-code' : 'off'}
        inputMode={kind === 'totp' ? 'numeric' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
        className="s-code r-tabular"
        error={formState.errors.code?.message}
      />
      <SubmitButton isBusy={isBusy} busyLabel="One moment…">
        Continue
      </SubmitButton>
    </form>
  );
}

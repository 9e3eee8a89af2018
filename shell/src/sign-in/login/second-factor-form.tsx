import { authClient, passkeys } from '@rostrum/auth-client';
import { signInErrors, signInProviders } from '@rostrum/contracts';
import { FingerprintPatternIcon } from '@rostrum/ui-kit/icons';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { replaceWith } from '../address/address.ts';
import { helpPaths, paths } from '../address/paths.ts';
import { StepLink } from '../address/step-link.tsx';
import { focusFault } from '../form/focus-fault.ts';
import { NoticeBox } from '../form/notice-box.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { TextField } from '../form/text-field.tsx';
import { MethodButton } from '../form/method-button.tsx';
import { useAttempt } from './use-attempt.ts';

export interface SecondFactorFormProps {
  kinds: readonly string[];
  target: string | null;
  email?: string | undefined;
}

type Kind = 'totp' | 'passkey' | 'recovery';

const leads: Record<Kind, string> = {
  totp: 'Enter the six digits that your authenticator app shows for Rostrum.',
  passkey: 'Use a passkey of this account to confirm that it is you.',
  recovery: 'Enter one of the recovery codes that you kept. Each works once.',
};

/** The step after the first factor, in the same browser and within ten minutes. */
export function SecondFactorForm({ kinds, target, email }: SecondFactorFormProps) {
  const hasPasskey = kinds.includes('passkey') && passkeys.isSupported();
  const [kind, setKind] = useState<Kind>(
    kinds.includes('totp') ? 'totp' : hasPasskey ? 'passkey' : 'recovery',
  );
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const attempt = useAttempt<'code' | 'passkey'>({ target });
  const callbackUrl = target ?? '/';

  useEffect(() => {
    setCode('');
    setFault(undefined);
    input.current?.focus();
  }, [kind]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (code.trim() === '') {
      const words = kind === 'totp' ? 'Enter the six digits.' : 'Enter a recovery code.';
      setFault(words);
      return focusFault(input.current, words);
    }
    setFault(undefined);
    settle(
      await attempt.signIn('code', () =>
        authClient.signIn(signInProviders.secondFactor, { fields: { code: code.trim() }, callbackUrl }),
      ),
    );
  }

  function settle(error: string | null) {
    if (error === signInErrors.secondFactorExpired)
      return replaceWith(paths.signIn.href(target), { error, ...(email ? { email } : {}) });
    if (error !== null) input.current?.select();
  }

  const askPasskey = async () =>
    settle(await attempt.signIn('passkey', () => passkeys.signIn({ callbackUrl })));

  return (
    <>
      <h1 className="s-title">One more step</h1>
      <p className="s-lead">{leads[kind]}</p>
      <form className="s-form" method="post" noValidate onSubmit={(event) => void submit(event)}>
        <NoticeBox notice={attempt.notice} />
        {kind === 'passkey' ? (
          <button
            type="button"
            className="s-button"
            autoFocus
            aria-disabled={attempt.way === 'passkey'}
            onClick={() => void askPasskey()}
          >
            <FingerprintPatternIcon aria-hidden />
            Use a passkey
          </button>
        ) : (
          <>
            <TextField
              key={kind}
              ref={input}
              label={kind === 'totp' ? 'Code' : 'Recovery code'}
              name="code"
              autoComplete={kind === 'totp' ? 'one-time-code' : 'off'}
              inputMode={kind === 'totp' ? 'numeric' : 'text'}
              autoCapitalize="none"
              spellCheck={false}
              maxLength={40}
              className="s-code r-tabular"
              value={code}
              error={fault}
              onChange={(event) => setCode(event.target.value)}
            />
            <SubmitButton isBusy={attempt.way === 'code'} busyLabel="One moment…">
              Continue
            </SubmitButton>
          </>
        )}
      </form>
      <p className="s-or">or</p>
      <div className="s-ways">
        {hasPasskey && kind !== 'passkey' ? (
          <MethodButton
            icon={FingerprintPatternIcon}
            isBusy={attempt.way === 'passkey'}
            onClick={() => void askPasskey()}
          >
            Use a passkey
          </MethodButton>
        ) : null}
        {kinds.includes('totp') && kind !== 'totp' ? (
          <MethodButton onClick={() => setKind('totp')}>Use the authenticator app</MethodButton>
        ) : null}
        {kind === 'recovery' ? null : (
          <MethodButton onClick={() => setKind('recovery')}>Use a recovery code</MethodButton>
        )}
      </div>
      <p className="s-help">
        <StepLink href={paths.signIn.href(target)} state={email ? { email } : {}}>
          Sign in another way
        </StepLink>
        {' or visit the '}
        <a href={helpPaths.help}>Help Center</a>
      </p>
    </>
  );
}

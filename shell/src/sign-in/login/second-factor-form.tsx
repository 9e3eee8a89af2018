import { authClient, passkeys } from '@rostrum/auth-client';
import { signInErrors, signInProviders } from '@rostrum/contracts';
import { FingerprintPatternIcon } from '@rostrum/ui-kit/icons';
import { useState } from 'react';
import { replaceWith } from '../address/address.ts';
import { helpPaths, paths } from '../address/paths.ts';
import { StepLink } from '../address/step-link.tsx';
import { NoticeBox } from '../form/notice-box.tsx';
import { MethodButton } from '../form/method-button.tsx';
import { CodeForm } from './code-form.tsx';
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
  const attempt = useAttempt<'code' | 'passkey'>({ target });
  const callbackUrl = target ?? '/';

  const signIn = async (code: string) =>
    settle(
      await attempt.signIn('code', () =>
        authClient.signIn(signInProviders.secondFactor, { fields: { code }, callbackUrl }),
      ),
    );

  /** Whether there is something to put right here. */
  function settle(error: string | null): boolean {
    if (error === signInErrors.secondFactorExpired)
      replaceWith(paths.signIn.href(target), { error, ...(email ? { email } : {}) });
    return error !== null && error !== signInErrors.secondFactorExpired;
  }

  const askPasskey = async () =>
    settle(await attempt.signIn('passkey', () => passkeys.signIn({ callbackUrl })));

  return (
    <>
      <h1 className="s-title">One more step</h1>
      <p className="s-lead">{leads[kind]}</p>
      {kind === 'passkey' ? (
        <div className="s-form">
          <NoticeBox notice={attempt.notice} />
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
        </div>
      ) : (
        <CodeForm
          key={kind}
          kind={kind}
          notice={attempt.notice}
          isBusy={attempt.way === 'code'}
          onSend={signIn}
        />
      )}
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

import { passkeys } from '@rostrum/auth-client';
import { FingerprintPatternIcon, KeyRoundIcon, LockIcon, MailIcon } from '@rostrum/ui-kit/icons';
import { useRef } from 'react';
import { paths } from '../address/paths.ts';
import { StepLink } from '../address/step-link.tsx';
import { EmailField } from '../form/email-field.tsx';
import { NoticeBox } from '../form/notice-box.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { MethodButton } from '../form/method-button.tsx';
import { shortName } from './short-name.ts';
import { SignInHelp } from './sign-in-help.tsx';
import { SsoCard } from './sso-card.tsx';
import { useIssuers } from './use-issuers.ts';
import { useSignInForm, type SignInFormOptions } from './use-sign-in-form.ts';

/** Email first; then single sign-on, a password, a mailed link or a passkey, all of them always in reach. */
export function SignInForm({ target, arrival }: SignInFormOptions) {
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const form = useSignInForm({ target, arrival, emailInput, passwordInput });
  const issuers = useIssuers();
  const { isAtPassword, email, sso, way } = form;
  const ssoLabel = sso && `Continue with ${shortName(sso.organisation)} SSO`;

  return (
    <>
      <form
        className="s-form"
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <NoticeBox notice={form.notice} />
        <EmailField
          ref={emailInput}
          autoComplete="username webauthn"
          autoFocus={!isAtPassword}
          value={email}
          error={form.faults.email}
          onChange={(event) => form.typeEmail(event.target.value)}
          onBlur={form.lookBehind}
        />
        {sso ? <SsoCard sso={sso} /> : null}
        <PasswordField
          ref={passwordInput}
          isWaiting={!isAtPassword}
          value={form.password}
          error={form.faults.password}
          onChange={(event) => form.typePassword(event.target.value)}
          aside={
            <StepLink href={paths.forgot.href(target)} state={{ email: email.trim() }}>
              Forgot your password?
            </StepLink>
          }
        />
        {ssoLabel && !isAtPassword ? (
          <SubmitButton
            isBusy={way === 'sso'}
            busyLabel={`Going to ${sso.host}…`}
            icon={<KeyRoundIcon aria-hidden />}
          >
            {ssoLabel}
          </SubmitButton>
        ) : (
          <SubmitButton
            isBusy={way === 'password' || way === 'look'}
            busyLabel={isAtPassword ? 'Signing in…' : 'One moment…'}
          >
            {isAtPassword ? 'Sign in' : 'Continue'}
          </SubmitButton>
        )}
      </form>
      <p className="s-or">or</p>
      <div className="s-ways">
        {ssoLabel && isAtPassword ? (
          <MethodButton icon={KeyRoundIcon} isBusy={way === 'sso'} onClick={form.leave}>
            {ssoLabel}
          </MethodButton>
        ) : null}
        {ssoLabel && !isAtPassword ? (
          <MethodButton icon={LockIcon} onClick={form.showPassword}>
            Use a password
          </MethodButton>
        ) : null}
        <MethodButton icon={MailIcon} isBusy={way === 'link'} onClick={form.mailLink}>
          Email me a sign-in link
        </MethodButton>
        {issuers.map(({ id, name }) => (
          <MethodButton
            key={id}
            icon={KeyRoundIcon}
            isBusy={way === `issuer ${id}`}
            onClick={() => void form.leaveForIssuer(id)}
          >
            Continue with {name}
          </MethodButton>
        ))}
        {passkeys.isSupported() ? (
          <MethodButton icon={FingerprintPatternIcon} isBusy={way === 'passkey'} onClick={form.usePasskey}>
            Use a passkey
          </MethodButton>
        ) : null}
      </div>
      <SignInHelp
        organisation={sso && shortName(sso.organisation)}
        onUseAnother={sso || isAtPassword ? form.useAnother : null}
      />
    </>
  );
}

import { account } from '@rostrum/contracts';
import { go, useAddress } from '../address/address.ts';
import { paths } from '../address/paths.ts';
import { StepLink } from '../address/step-link.tsx';
import { useTarget } from '../address/use-target.ts';
import { EmailField } from '../form/email-field.tsx';
import { NoticeBox } from '../form/notice-box.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useCallForm } from '../form/use-call-form.ts';
import { valuesOf } from '../form/values-of.ts';
import { SignInWrapper } from '../frame/sign-in-wrapper.tsx';

/** /login/forgot */
export function ForgotPage() {
  const { state } = useAddress();
  const target = useTarget();
  const { form, send, faults, notice, isBusy } = useCallForm({
    route: account.forgotPassword,
    words: { email: 'Enter your email.' },
    onDone: (_, { email }) => go(paths.verify.href(target), { email, sent: 'reset' }),
  });

  return (
    <SignInWrapper title="Forgot your password">
      <h1 className="s-title">Forgot your password?</h1>
      <p className="s-lead">
        Enter the email of your account. You get a link that sets a new password and signs you out everywhere.
      </p>
      <form
        {...form}
        className="s-form"
        onSubmit={(event) => {
          event.preventDefault();
          void send({
            ...valuesOf(event.currentTarget),
            ...(target === null ? {} : { callback_url: target }),
          });
        }}
      >
        <NoticeBox notice={notice} />
        <EmailField autoFocus defaultValue={state.email} error={faults.email} />
        <SubmitButton isBusy={isBusy} busyLabel="Sending…">
          Email me a link
        </SubmitButton>
      </form>
      <p className="s-help">
        Remembered it, or signing in without a password?{' '}
        <StepLink href={paths.signIn.href(target)} state={state.email ? { email: state.email } : {}}>
          Back to sign in
        </StepLink>
      </p>
    </SignInWrapper>
  );
}

import { account, getBody } from '@rostrum/contracts';
import { go, useAddress } from '../address/address.ts';
import { paths } from '../address/paths.ts';
import { StepLink } from '../address/step-link.tsx';
import { useTarget } from '../address/use-target.ts';
import { EmailField } from '../form/email-field.tsx';
import { NoticeBox } from '../form/notice-box.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useCallForm } from '../form/use-call-form.ts';
import { SignInWrapper } from '../frame/sign-in-wrapper.tsx';

/** /login/forgot */
export function ForgotPage() {
  const { state } = useAddress();
  const target = useTarget();
  const { form, field, notice, isBusy } = useCallForm({
    route: account.forgotPassword,
    schema: getBody(account.forgotPassword),
    values: { email: state.email ?? '', callback_url: target ?? undefined },
    onDone: (_, { email }) => go(paths.verify.href(target), { email, sent: 'reset' }),
  });

  return (
    <SignInWrapper title="Forgot your password">
      <h1 className="s-title">Forgot your password?</h1>
      <p className="s-lead">
        Enter the email of your account. You get a link that sets a new password and signs you out everywhere.
      </p>
      <form {...form} className="s-form">
        <NoticeBox notice={notice} />
        <EmailField {...field('email')} autoFocus />
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

import { account, getBody } from '@rostrum/contracts';
import { CircleCheckIcon } from '@rostrum/ui-kit/icons';
import { useState } from 'react';
import { paths } from '../address/paths.ts';
import { StepLink } from '../address/step-link.tsx';
import { useSecret } from '../address/use-secret.ts';
import { useTarget } from '../address/use-target.ts';
import { NewPasswordField } from '../form/new-password-field.tsx';
import { NoticeBox } from '../form/notice-box.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useCallForm } from '../form/use-call-form.ts';
import { SignInWrapper } from '../frame/sign-in-wrapper.tsx';
import { MessagePage } from '../frame/message-page.tsx';
import { WaitingPage } from '../frame/waiting-page.tsx';
import { DeadLinkPage } from './dead-link-page.tsx';
import { UnansweredPage } from './unanswered-page.tsx';
import { useAnswer } from './use-answer.ts';

interface ResetFormProps {
  token: string;
  onDone: () => void;
  onGone: () => void;
}

function ResetForm({ token, onDone, onGone }: ResetFormProps) {
  const { form, field, notice, isBusy } = useCallForm({
    route: account.resetPassword,
    schema: getBody(account.resetPassword),
    values: { token, new_password: '' },
    onDone,
    onRefused(code) {
      if (code === 'gone') onGone();
      return code === 'gone';
    },
  });
  return (
    <SignInWrapper title="Set a new password">
      <h1 className="s-title">Set a new password</h1>
      <p className="s-lead">It ends every session of your account, on every device.</p>
      <form {...form} className="s-form">
        <NoticeBox notice={notice} />
        <NewPasswordField {...field('new_password')} autoFocus own={[]} />
        <SubmitButton isBusy={isBusy} busyLabel="Setting it…">
          Set the password
        </SubmitButton>
      </form>
    </SignInWrapper>
  );
}

/** /login/reset?token=…: the link of a mail. Opening it uses nothing up; only the form does. */
export function ResetPage() {
  const token = useSecret('token');
  const target = useTarget();
  const [step, setStep] = useState<'form' | 'done' | 'gone'>('form');
  const { answer, again } = useAnswer(account.checkResetLink, token === null ? null : { token });

  if (step === 'done')
    return (
      <MessagePage
        title="Your password is set"
        icon={CircleCheckIcon}
        lead="Every session has ended. Sign in with the new password."
      >
        <StepLink className="s-button" href={paths.signIn.href(target)}>
          Sign in
        </StepLink>
      </MessagePage>
    );
  // A token that is no token is refused by the contract, and is as dead as a used one.
  const isRefused = answer?.ok === false && answer.code === 'invalid_input';
  if (token === null || step === 'gone' || isRefused || (answer?.ok && !answer.data.is_usable))
    return (
      <DeadLinkPage
        lead="A link that sets a password works once, for 30 minutes, and only the newest one. Your password was not changed."
        next={{ href: paths.forgot.href(target), label: 'Get a new link' }}
      />
    );
  if (answer === null) return <WaitingPage title="Looking at your link" />;
  if (!answer.ok) return <UnansweredPage failure={answer} onRetry={again} />;
  return <ResetForm token={token} onDone={() => setStep('done')} onGone={() => setStep('gone')} />;
}

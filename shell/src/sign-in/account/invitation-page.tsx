import { account } from '@rostrum/contracts';
import { useState } from 'react';
import { paths } from '../address/paths.ts';
import { useSecret } from '../address/use-secret.ts';
import { WaitingPage } from '../frame/waiting-page.tsx';
import { DeadLinkPage } from './dead-link-page.tsx';
import { InvitationForm } from './invitation-form.tsx';
import { UnansweredPage } from './unanswered-page.tsx';
import { useAnswer } from './use-answer.ts';

/** /login/invitation?token=…: what is offered and by whom, then joining. */
export function InvitationPage() {
  const token = useSecret('token');
  const [isGone, setIsGone] = useState(false);
  const { answer, again } = useAnswer(account.showInvitation, token === null ? null : { token });
  const isDead = answer?.ok === false && ['gone', 'not_found', 'invalid_input'].includes(answer.code);

  if (token === null || isGone || isDead)
    return (
      <DeadLinkPage
        lead="An invitation works once and for 14 days, and the sender can withdraw it. Ask for a new one, or sign in if you have joined already."
        next={{ href: paths.signIn.href(null), label: 'Sign in' }}
      />
    );
  if (answer === null) return <WaitingPage title="Looking at your invitation" />;
  if (!answer.ok) return <UnansweredPage failure={answer} onRetry={again} />;
  return <InvitationForm token={token} invitation={answer.data} onGone={() => setIsGone(true)} />;
}

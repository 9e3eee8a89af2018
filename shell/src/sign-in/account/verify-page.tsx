import { account } from '@rostrum/contracts';
import { announce } from '@rostrum/ui-kit/base';
import { MailOpenIcon } from '@rostrum/ui-kit/icons';
import { useState, type ReactNode } from 'react';
import { useAddress, type StepState } from '../address/address.ts';
import { helpPaths, paths } from '../address/paths.ts';
import { StepLink } from '../address/step-link.tsx';
import { useArriveOnceSignedIn } from '../address/use-arrive-once-signed-in.ts';
import { useTarget } from '../address/use-target.ts';
import { NoticeBox } from '../form/notice-box.tsx';
import { MessagePage } from '../frame/message-page.tsx';
import { requestLink } from '../login/mailed-link.ts';
import { post } from '../server/post.ts';
import { callNotice } from '../words/call-words.ts';
import type { Notice } from '../words/notice.ts';
import { signInNotice } from '../words/sign-in-words.ts';
import { ResendButton } from './resend-button.tsx';

type Sent = NonNullable<StepState['sent']>;

/** Never says whether there is an account: the mail does, to whom it belongs. */
const words: Record<Sent, (email: ReactNode) => ReactNode> = {
  link: (email) => <>If {email} has an account, a sign-in link is on its way. It works once.</>,
  reset: (email) => (
    <>If {email} has an account, a link that sets a new password is on its way. It works once.</>
  ),
  'sign-up': (email) => <>We sent a link to {email}. It confirms the address and signs you in.</>,
  organisation: (email) => (
    <>We sent a link to {email}. It confirms the address, opens your organisation and signs you in.</>
  ),
  joined: (email) => <>You have joined. We sent a link to {email} that signs you in. It works once.</>,
};

async function sendAgain(sent: Sent, email: string, target: string | null): Promise<Notice | null> {
  if (sent === 'reset') {
    const answer = await post(account.forgotPassword, { email, callback_url: target ?? undefined });
    return answer.ok ? null : callNotice(answer);
  }
  const result = await requestLink(email, target ?? '/');
  return result.ok ? null : signInNotice(result.error, result.retryAfterSeconds);
}

/** /login/verify: a mail is on its way. */
export function VerifyPage() {
  const { state } = useAddress();
  const target = useTarget();
  const [notice, setNotice] = useState<Notice | null>(null);
  const { email, sent = 'link' } = state;
  // The link may be followed in another tab of this browser.
  useArriveOnceSignedIn(target);

  async function resend(to: string) {
    const failure = await sendAgain(sent, to, target);
    setNotice(failure);
    if (failure === null) announce('Sent again.');
    return failure === null;
  }

  return (
    <MessagePage
      title="Check your mail"
      icon={MailOpenIcon}
      lead={email ? words[sent](<strong>{email}</strong>) : 'A link is on its way to you. It works once.'}
    >
      <NoticeBox notice={notice} />
      <p className="s-note">
        Nothing after a minute or two? Check your spam folder, and check that the address is right.
      </p>
      <div className="s-ways">
        {email ? <ResendButton onResend={() => resend(email)} /> : null}
        <StepLink
          className="s-button s-button--plain"
          href={sent === 'reset' ? paths.forgot.href(target) : paths.signIn.href(target)}
          state={sent === 'joined' && email ? { email } : {}}
        >
          {sent === 'joined' ? 'Sign in another way' : 'Use another email'}
        </StepLink>
      </div>
      <p className="s-help">
        You can close this page: the link opens its own. Or visit the <a href={helpPaths.help}>Help Center</a>
      </p>
    </MessagePage>
  );
}

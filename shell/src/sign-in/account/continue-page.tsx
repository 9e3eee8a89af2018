import { authClient, type SignInResult } from '@rostrum/auth-client';
import { signInErrors, signInProviders } from '@rostrum/contracts';
import { ClockAlertIcon, MailOpenIcon } from '@rostrum/ui-kit/icons';
import { useCallback, useEffect, useRef, useState } from 'react';
import { replaceWith, useAddress } from '../address/address.ts';
import { arrive, targetOf } from '../address/arrive.ts';
import { paths } from '../address/paths.ts';
import { StepLink } from '../address/step-link.tsx';
import { useSecret } from '../address/use-secret.ts';
import { useTarget } from '../address/use-target.ts';
import { NoticeBox } from '../form/notice-box.tsx';
import { MessagePage } from '../frame/message-page.tsx';
import { WaitingPage } from '../frame/waiting-page.tsx';
import { expectsLink } from '../login/mailed-link.ts';
import { signInNotice } from '../words/sign-in-words.ts';
import { DeadLinkPage } from './dead-link-page.tsx';

type Failure = Extract<SignInResult, { ok: false }>;

/** Codes after which the link or ticket is no good any more. */
const isDead = ({ error }: Failure) => error === 'Verification' || error === 'CredentialsSignin';

/** /login/continue: the end of a mailed link (`token`) or of single sign-on (`ticket`). Signs in by POST, never by being opened. */
export function ContinuePage() {
  const { query } = useAddress();
  const provider = query.get('provider') ?? signInProviders.email;
  const isMailed = provider === signInProviders.email;
  const secret = useSecret(isMailed ? 'token' : 'ticket');
  const target = useTarget();
  const [failure, setFailure] = useState<Failure | null>(null);
  // Who did not ask for the mail here is asked first: a link sent to them would sign them in as another user, and
  // programs that look through mail open links with script too.
  const [isWanted, setIsWanted] = useState(() => !isMailed || expectsLink());
  const begun = useRef(false);

  const signIn = useCallback(async () => {
    if (secret === null) return;
    setFailure(null);
    const fields = { [isMailed ? 'token' : 'ticket']: secret };
    const result = await authClient.signIn(provider, { finish: true, fields, callbackUrl: target ?? '/' });
    if (result.ok) return arrive(target ?? targetOf(result));
    if (result.error === signInErrors.secondFactorRequired)
      return replaceWith(paths.signIn.href(target), { kinds: result.kinds });
    setFailure(result);
  }, [secret, isMailed, provider, target]);

  useEffect(() => {
    if (!isWanted || begun.current) return;
    begun.current = true;
    void signIn();
  }, [isWanted, signIn]);

  if (secret === null || (failure && isDead(failure)))
    return (
      <DeadLinkPage
        lead={
          isMailed
            ? 'A sign-in link works once, for a short time, and only the newest one.'
            : 'Single sign-on took too long, or this page was opened a second time.'
        }
        next={{ href: paths.signIn.href(target), label: isMailed ? 'Get a new link' : 'Sign in again' }}
      />
    );
  if (failure)
    return (
      <MessagePage
        title="Not signed in"
        icon={ClockAlertIcon}
        tone="warning"
        lead="Your link led here, but the last step did not work."
      >
        <NoticeBox notice={signInNotice(failure.error, failure.retryAfterSeconds)} />
        <div className="s-ways">
          <button type="button" className="s-button" onClick={() => void signIn()}>
            Try again
          </button>
          <StepLink className="s-button s-button--plain" href={paths.signIn.href(target)}>
            Sign in another way
          </StepLink>
        </div>
      </MessagePage>
    );
  if (!isWanted)
    return (
      <MessagePage
        title="Sign in here?"
        icon={MailOpenIcon}
        lead="This link signs its owner in on this device. Go on only if you asked for it, or were invited."
      >
        <button type="button" className="s-button" onClick={() => setIsWanted(true)}>
          Sign in
        </button>
      </MessagePage>
    );
  return <WaitingPage title="Signing you in" />;
}

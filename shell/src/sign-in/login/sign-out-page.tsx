import { authClient } from '@rostrum/auth-client';
import { signInErrors } from '@rostrum/contracts';
import { PageSpinner } from '@rostrum/ui-kit/base';
import { useCallback, useEffect, useRef, useState } from 'react';
import { paths } from '../address/paths.ts';
import { takeWayBack } from '../address/take-way-back.ts';
import { SignInWrapper } from '../frame/sign-in-wrapper.tsx';

/** Where a session ended by itself, /login says so and leads back to the page that was open. */
const endedAt = (target: string) => `${paths.signIn.href(target)}&error=${signInErrors.sessionEnded}`;

/** /logout: ends the session by POST, never by merely being opened, and goes to /login. */
export function SignOutPage() {
  const [hasFailed, setHasFailed] = useState(false);
  const begun = useRef(false);
  const target = useRef<string | null>(null);

  const signOut = useCallback(() => {
    setHasFailed(false);
    authClient
      .signOut(target.current === null ? undefined : endedAt(target.current))
      .catch((error: unknown) => {
        console.error(error);
        setHasFailed(true);
      });
  }, []);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    target.current = takeWayBack();
    signOut();
  }, [signOut]);

  return (
    <SignInWrapper title="Sign out">
      {hasFailed ? (
        <div role="alert">
          <h1 className="s-title">You are still signed in</h1>
          <p className="s-lead">
            Rostrum could not be reached, so the session could not be ended. Check the connection.
          </p>
          <button type="button" className="s-button" onClick={signOut}>
            Try again
          </button>
        </div>
      ) : (
        <PageSpinner label="Signing out" />
      )}
    </SignInWrapper>
  );
}

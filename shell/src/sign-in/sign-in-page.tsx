import { authClient } from '@rostrum/auth-client';
import { landingPageOf } from '@rostrum/contracts';
import { useEffect } from 'react';
import { prefetchShell } from './prefetch-shell.ts';
import { safeTarget } from './safe-target.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignInPicture } from './sign-in-picture.tsx';
import { SignInWrapper } from './sign-in-wrapper.tsx';
import { arrivalWords } from './words.ts';

/** Where to go after signing in: the page that was asked for, else the landing page of the role. */
function continueTo(target: string | null) {
  const role = authClient.get().session?.user.type;
  location.replace(target ?? (role ? landingPageOf(role) : '/'));
}

/** /login */
export function SignInPage() {
  const query = new URLSearchParams(location.search);
  const target = safeTarget(query.get('callbackUrl'), location.origin);

  useEffect(() => {
    prefetchShell();
    let isHere = true;
    // Somebody who is signed in already, perhaps in another tab meanwhile, has nothing to do here.
    const leaveWhenSignedIn = () => {
      if (isHere && authClient.get().status === 'authenticated') continueTo(target);
    };
    const stop = authClient.subscribe(leaveWhenSignedIn);
    leaveWhenSignedIn();
    return () => {
      isHere = false;
      stop();
    };
  }, [target]);

  return (
    <SignInWrapper title="Sign in" picture={<SignInPicture />}>
      <h1 className="s-title">Sign in</h1>
      <SignInForm
        notice={arrivalWords(query.get('error'))}
        callbackUrl={target ?? '/'}
        onSignedIn={() => continueTo(target)}
      />
    </SignInWrapper>
  );
}

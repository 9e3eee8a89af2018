import { passkeys, type SignInResult } from '@rostrum/auth-client';
import { signInErrors } from '@rostrum/contracts';
import { useEffect, useEffectEvent } from 'react';

type SignIn = (way: 'passkey', work: () => Promise<SignInResult>) => Promise<string | null>;

/** Failures that a user chose a passkey for; the others are no one's business, because no one asked. */
const worthTelling: readonly string[] = [signInErrors.passkeyInvalid, signInErrors.secondFactorRequired];

/** Lets the browser offer passkeys in the list of the email field. */
export function usePasskeyFillIn(callbackUrl: string, signIn: SignIn): void {
  const settle = useEffectEvent((result: SignInResult) => signIn('passkey', () => Promise.resolve(result)));

  useEffect(() => {
    let isWanted = true;
    async function offer() {
      if (!(await passkeys.canFillIn()) || !isWanted) return;
      const result = await passkeys.signIn({ callbackUrl, fillIn: true });
      if (isWanted && (result.ok || worthTelling.includes(result.error))) await settle(result);
    }
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    function begin() {
      isWanted = true;
      // Once the page stands still: most visitors come with a password.
      timer = setTimeout(() => void offer().catch(() => {}), 800);
    }
    function end() {
      isWanted = false;
      clearTimeout(timer);
      if (passkeys.isSupported()) void passkeys.cancel();
    }
    begin();
    // A page that waits for a passkey is not kept for the way back.
    window.addEventListener('pagehide', end, { signal: stop.signal });
    window.addEventListener('pageshow', ({ persisted }) => persisted && begin(), { signal: stop.signal });
    return () => {
      stop.abort();
      end();
    };
  }, [callbackUrl]);
}

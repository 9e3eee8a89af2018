import { passkeys, type SignInResult } from '@rostrum/auth-client';
import { signInErrors } from '@rostrum/contracts';
import { useEffect, useEffectEvent } from 'react';

type SignIn = (way: 'passkey', work: () => Promise<SignInResult>) => Promise<string | null>;

/** Failures that somebody chose a passkey for; the others are nobody's business, because nobody asked. */
const worthTelling: readonly string[] = [signInErrors.passkeyInvalid, signInErrors.secondFactorRequired];

/** Lets the browser offer passkeys in the list of the e-mail field. */
export function usePasskeyFillIn(callbackUrl: string, signIn: SignIn): void {
  const settle = useEffectEvent((result: SignInResult) => signIn('passkey', () => Promise.resolve(result)));

  useEffect(() => {
    let isWanted = true;
    async function offer() {
      if (!(await passkeys.canFillIn()) || !isWanted) return;
      const result = await passkeys.signIn({ callbackUrl, fillIn: true });
      if (isWanted && (result.ok || worthTelling.includes(result.error))) await settle(result);
    }
    // Once the page stands still: most visitors come with a password.
    const timer = setTimeout(() => void offer().catch(() => {}), 800);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      if (passkeys.isSupported()) void passkeys.cancel();
    };
  }, [callbackUrl]);
}

import type { SignInResult } from '@rostrum/auth-client';
import { signInErrors } from '@rostrum/contracts';
import { useRef, useState } from 'react';
import { go } from '../address/address.ts';
import { arrive, targetOf } from '../address/arrive.ts';
import { paths } from '../address/paths.ts';
import type { Notice } from '../words/notice.ts';
import { signInNotice } from '../words/sign-in-words.ts';

export interface AttemptOptions {
  target: string | null;
  email?: string;
  /** What brought the visitor here, when it was a failure. */
  arrival?: string | null;
}

/** One try at a time at signing in, by whatever way: arrives, asks for the second factor, or says what went wrong. */
export function useAttempt<Way extends string>({ target, email, arrival }: AttemptOptions) {
  const [way, setWay] = useState<Way | null>(null);
  const [notice, setNotice] = useState<Notice | null>(() => (arrival ? signInNotice(arrival) : null));
  const isTrying = useRef(false);

  function stop(told: Notice | null) {
    isTrying.current = false;
    setWay(null);
    setNotice(told);
  }

  /** Does something that takes time under the name of a way. Answers null when another one is under way. */
  async function during<Value>(next: Way, work: () => Promise<Value>): Promise<Value | null> {
    if (isTrying.current) return null;
    isTrying.current = true;
    setWay(next);
    setNotice(null);
    return work();
  }

  /** Answers the code of a failure that it did not deal with for good, else null. */
  async function signIn(next: Way, work: () => Promise<SignInResult>): Promise<string | null> {
    const result = await during(next, work);
    if (result === null) return null;
    if (result.ok) {
      // Stays busy: the page is being left.
      arrive(target ?? targetOf(result));
      return null;
    }
    if (result.error === signInErrors.secondFactorRequired) {
      stop(null);
      go(paths.signIn.href(target), { kinds: result.kinds, ...(email ? { email } : {}) });
      return null;
    }
    stop(signInNotice(result.error, result.retryAfterSeconds));
    return result.error;
  }

  return { way, notice, during, signIn, stop };
}

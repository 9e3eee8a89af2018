import { authClient, passkeys } from '@rostrum/auth-client';
import { cleanEmail, signInErrors, signInProviders, type SingleSignOn } from '@rostrum/contracts';
import { useEffect, useState, type RefObject } from 'react';
import { go, replaceWith, useAddress } from '../address/address.ts';
import { domainOf } from '../address/domain-of.ts';
import { paths } from '../address/paths.ts';
import { focusFault } from '../form/focus-fault.ts';
import { signInNotice } from '../words/sign-in-words.ts';
import { requestLink } from './mailed-link.ts';
import { useAttempt } from './use-attempt.ts';
import { useDiscovery } from './use-discovery.ts';
import { usePasskeyFillIn } from './use-passkey-fill-in.ts';

export interface SignInFormOptions {
  target: string | null;
  /** The code of what went wrong before. */
  arrival: string | null;
}

interface Inputs {
  emailInput: RefObject<HTMLInputElement | null>;
  passwordInput: RefObject<HTMLInputElement | null>;
}

interface Faults {
  email?: string;
  password?: string;
}

/** What the form of /login holds and does: email first, then what suits it. */
export function useSignInForm({ target, arrival, emailInput, passwordInput }: SignInFormOptions & Inputs) {
  const { state } = useAddress();
  const isAtPassword = state.step === 'password';
  const [email, setEmail] = useState(state.email ?? '');
  const [password, setPassword] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const typed = cleanEmail(email);
  const { sso, look } = useDiscovery(typed);
  const attempt = useAttempt<'look' | 'sso' | 'password' | 'link' | 'passkey' | `issuer ${string}`>({
    target,
    email: typed,
    arrival,
  });
  const callbackUrl = target ?? '/';
  const here = paths.signIn.href(target);
  usePasskeyFillIn(callbackUrl, attempt.signIn);

  useEffect(() => {
    // Filled in by a password manager: whoever is typing elsewhere stays there.
    if (isAtPassword && passwordInput.current?.value === '') passwordInput.current.focus();
  }, [isAtPassword, passwordInput]);

  function hasEmail(): boolean {
    const isWhole = domainOf(typed) !== null;
    const fault = typed === '' ? 'Enter your email.' : 'Enter one email, like name@example.org.';
    setFaults(isWhole ? {} : { email: fault });
    if (!isWhole) focusFault(emailInput.current, fault);
    return isWhole;
  }

  const showPassword = () => {
    if (hasEmail()) go(here, { step: 'password', email: typed });
  };

  async function leaveFor(found: SingleSignOn) {
    const url = await attempt.during('sso', async () => {
      const { isSingleSignOnError, singleSignOnUrl } = await import('../server/single-sign-on.ts');
      try {
        return await singleSignOnUrl(found, target);
      } catch (error) {
        if (!isSingleSignOnError(error)) throw error;
        return signInNotice(error.code, error.retryAfterSeconds);
      }
    });
    if (typeof url === 'string') location.assign(url);
    else if (url !== null) attempt.stop(url);
  }

  async function lookFirst() {
    const found = await attempt.during('look', look);
    attempt.stop(null);
    // With single sign-on the button now says where it leads; no one is sent to another site unasked.
    if (!found) showPassword();
  }

  async function signIn() {
    if (password === '') {
      const fault = 'Enter your password.';
      setFaults({ password: fault });
      return focusFault(passwordInput.current, fault);
    }
    const error = await attempt.signIn('password', () =>
      authClient.signIn(signInProviders.password, { fields: { email: typed, password }, callbackUrl }),
    );
    if (error === signInErrors.singleSignOnRequired) await look();
    if (error !== null) passwordInput.current?.focus();
  }

  async function mailLink() {
    if (!hasEmail()) return;
    const result = await attempt.during('link', () => requestLink(typed, callbackUrl));
    if (result === null) return;
    attempt.stop(result.ok ? null : signInNotice(result.error, result.retryAfterSeconds));
    if (result.ok) go(paths.verify.href(target), { email: typed, sent: 'link' });
  }

  return {
    isAtPassword,
    email,
    password,
    faults,
    sso,
    way: attempt.way,
    notice: attempt.notice,
    typeEmail: setEmail,
    lookBehind: () => void (domainOf(typed) !== null && look()),
    typePassword(text: string) {
      setPassword(text);
      // The field waits unseen for a password manager; once that has filled it in, there is nothing to ask first.
      if (!isAtPassword && text !== '') replaceWith(here, { step: 'password', email: typed });
    },
    submit() {
      if (!hasEmail()) return;
      if (isAtPassword) void signIn();
      else if (sso) void leaveFor(sso);
      else void lookFirst();
    },
    leave: () => void (sso && leaveFor(sso)),
    showPassword,
    mailLink: () => void mailLink(),
    async leaveForIssuer(id: string) {
      const begun = await attempt.during(`issuer ${id}`, () => authClient.signIn(id, { callbackUrl }));
      if (begun === null) return;
      if (begun.ok) return location.assign(begun.url);
      attempt.stop(signInNotice(begun.error, begun.retryAfterSeconds));
    },
    usePasskey: () => void attempt.signIn('passkey', () => passkeys.signIn({ callbackUrl })),
    useAnother() {
      setEmail('');
      setPassword('');
      setFaults({});
      go(here);
      emailInput.current?.focus();
    },
  };
}

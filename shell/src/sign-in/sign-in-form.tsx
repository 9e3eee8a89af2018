import { authClient } from '@rostrum/auth-client';
import { useRef, useState, type FormEvent } from 'react';
import { TextField } from './text-field.tsx';
import { failureWords } from './words.ts';

export interface SignInFormProps {
  /** What brought the visitor here, when it was a failure. */
  notice: string | null;
  onSignedIn: () => void;
  callbackUrl: string;
}

interface Faults {
  email?: string;
  password?: string;
}

/** E-mail and password. Keeps what was typed whatever the answer. */
export function SignInForm({ notice, onSignedIn, callbackUrl }: SignInFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isShown, setIsShown] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState(notice);
  const [faults, setFaults] = useState<Faults>({});
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const found: Faults = {
      ...(email.trim() ? {} : { email: 'Enter your email.' }),
      ...(password ? {} : { password: 'Enter your password.' }),
    };
    setFaults(found);
    setFailure(null);
    if (found.email) return emailInput.current?.focus();
    if (found.password) return passwordInput.current?.focus();
    setIsBusy(true);
    const result = await authClient.signIn('credentials', {
      fields: { email: email.trim(), password },
      callbackUrl,
    });
    if (result.ok) return onSignedIn();
    setIsBusy(false);
    setFailure(failureWords(result));
    passwordInput.current?.focus();
  }

  return (
    <form className="s-form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <div role="alert">{failure ? <p className="s-alert">{failure}</p> : null}</div>
      <TextField
        ref={emailInput}
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        value={email}
        error={faults.email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        ref={passwordInput}
        label="Password"
        type={isShown ? 'text' : 'password'}
        name="password"
        autoComplete="current-password"
        value={password}
        error={faults.password}
        onChange={(event) => setPassword(event.target.value)}
        end={
          <button
            type="button"
            className="s-reveal"
            aria-pressed={isShown}
            aria-label="Show password"
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? 'Hide' : 'Show'}
          </button>
        }
      />
      {/* Not disabled while busy: a disabled button loses the focus, and the keyboard with it. */}
      <button type="submit" className="s-button" aria-disabled={isBusy}>
        {isBusy ? 'Signing in…' : 'Sign in'}
      </button>
    </form>
  );
}

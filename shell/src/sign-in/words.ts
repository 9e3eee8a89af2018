import type { SignInResult } from '@rostrum/auth-client';

/** "90 seconds", "2 minutes". */
function wait(seconds: number): string {
  if (seconds < 2) return 'a moment';
  if (seconds <= 90) return `${Math.ceil(seconds)} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

const unable = 'We could not sign you in. Try again in a moment.';
/** Codes of the protocol, as a failed sign-in or a link to this page carries them. */
const messages: Record<string, string> = {
  CredentialsSignin: 'That email and password do not match.',
  SessionRequired: 'Sign in to see this page.',
  AccessDenied: 'This account may not sign in here. Ask your administrator.',
  Verification: 'This sign-in link was used already or is too old. Sign in with your password.',
  Configuration: 'Signing in with a password is switched off on this server.',
  unreachable: 'Rostrum could not be reached. Check the connection and try again.',
};

/** What a failed sign-in is told. Never says whether an account exists. */
export function failureWords({ error, retryAfterSeconds }: Extract<SignInResult, { ok: false }>): string {
  if (error === 'TooMany') return `Too many attempts. Wait ${wait(retryAfterSeconds ?? 60)}, then try again.`;
  return messages[error] ?? unable;
}

/** What an `?error=` in the address says; null without one. */
export const arrivalWords = (error: string | null): string | null =>
  error ? (messages[error] ?? unable) : null;

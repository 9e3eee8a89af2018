import { authClient, type SignInResult } from '@rostrum/auth-client';
import { landingPageOf } from '@rostrum/contracts';
import { safeTarget } from './safe-target.ts';

let leavingFor: string | null = null;

/**
 * Leaves for the page that was asked for, else for the landing page of the role. The form that signed in and the session
 * that appears both lead here: a second call for the same page would abort the first request and send it again.
 */
export function arrive(target: string | null): void {
  const role = authClient.get().session?.user.type;
  const address = target ?? (role ? landingPageOf(role) : '/');
  if (leavingFor === address) return;
  leavingFor = address;
  // Brought back out of the browser's cache, the page has left for nothing yet.
  window.addEventListener('pageshow', () => (leavingFor = null), { once: true });
  location.replace(address);
}

/** The target that the server kept with a mailed link or a ticket; `/` means that there was none. */
export function targetOf({ url }: Extract<SignInResult, { ok: true }>): string | null {
  const target = safeTarget(url, location.origin);
  return target === '/' ? null : target;
}

import { authClient, type SignInResult } from '@rostrum/auth-client';
import { landingPageOf } from '@rostrum/contracts';
import { safeTarget } from './safe-target.ts';

/** Leaves for the page that was asked for, else for the landing page of the role. */
export function arrive(target: string | null): void {
  const role = authClient.get().session?.user.type;
  location.replace(target ?? (role ? landingPageOf(role) : '/'));
}

/** The target that the server kept with a mailed link or a ticket; `/` means that there was none. */
export function targetOf({ url }: Extract<SignInResult, { ok: true }>): string | null {
  const target = safeTarget(url, location.origin);
  return target === '/' ? null : target;
}

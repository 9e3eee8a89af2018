import { authClient, type SignInResult } from '@rostrum/auth-client';
import { signInProviders } from '@rostrum/contracts';

const key = 'rostrum.asked-for-link';
/** As long as any mailed link is good for. */
const rememberedMs = 24 * 3_600_000;

/** Remembers that mail is awaited here. Storage may be switched off: then following the link takes one click more. */
export function expectLink(): void {
  try {
    localStorage.setItem(key, String(Date.now()));
  } catch {
    // Nothing depends on it.
  }
}

/** Whether this browser asked for a mail. Only then is its link followed without asking. */
export function expectsLink(): boolean {
  try {
    return Date.now() - Number(localStorage.getItem(key) ?? 0) < rememberedMs;
  } catch {
    return false;
  }
}

/** Asks for a mail with a sign-in link. The answer is the same whether or not there is an account. */
export async function requestLink(email: string, callbackUrl: string): Promise<SignInResult> {
  const result = await authClient.signIn(signInProviders.email, { fields: { email }, callbackUrl });
  if (result.ok) expectLink();
  return result;
}

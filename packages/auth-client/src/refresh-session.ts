import { authPaths, refreshAnswer, type Session } from '@rostrum/contracts';
import { isSession } from './auth-requests.ts';
import type { Page } from './page.ts';

/** A server that is just being restarted is no reason to sign anybody out. */
const pauseBeforeSecondTryMs = 1_000;

async function attempt(page: Page): Promise<Session | null> {
  const response = await page.fetch(authPaths.refreshToken, { method: 'POST' });
  if (response.status >= 500) throw new Error(`${authPaths.refreshToken} answered ${response.status}.`);
  const answer = refreshAnswer.safeParse(await response.json().catch(() => null));
  const updated =
    response.ok && answer.success && answer.data.success ? answer.data.data?.updatedSession : null;
  return updated && isSession(updated) ? updated : null;
}

/** Trades the refresh cookie for a new session; null when the server gives none. */
export async function requestFreshSession(page: Page): Promise<Session | null> {
  try {
    return await attempt(page);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pauseBeforeSecondTryMs));
    return attempt(page);
  }
}

import type { Queryable } from '@rostrum/server-kit/database';
import { oneTimeTokenRepository } from '../sessions/one-time-tokens.repository.ts';

/** What a challenge was made for; an answer to one of another kind is worth nothing. */
type ChallengeKind = 'sign_in' | 'create' | 'confirm';

interface ChallengeOwner {
  kind: ChallengeKind;
  /** The person whom it was made for; absent before anybody is signed in. */
  userId?: string;
  /** The browser that asked, for those who are not signed in. */
  browser?: string;
}

/** Longer than the browser's own dialogue: a field that offers passkeys may wait a while before one is chosen. */
const seconds = 900;

/** Keeps a challenge; its ticket goes to the page that asked and comes back once. */
export const issueChallenge = (
  db: Queryable,
  challenge: string,
  { kind, userId, browser }: ChallengeOwner,
): Promise<string> =>
  oneTimeTokenRepository.issue(db, 'passkey_challenge', {
    seconds,
    data: { challenge, kind },
    ...(userId !== undefined && { userId }),
    ...(browser !== undefined && { stamp: browser }),
  });

/** The challenge of a ticket, used up by asking; undefined when it was made for something or another user. */
export async function takeChallenge(
  db: Queryable,
  ticket: unknown,
  { kind, userId, browser }: ChallengeOwner,
): Promise<string | undefined> {
  const token = await oneTimeTokenRepository.take(db, 'passkey_challenge', ticket);
  if (
    !token ||
    token.data.kind !== kind ||
    token.userId !== (userId ?? null) ||
    token.stamp !== (browser ?? null)
  )
    return undefined;
  return typeof token.data.challenge === 'string' ? token.data.challenge : undefined;
}

import type { Queryable } from '@rostrum/server-kit/database';
import { NotAllowedError, type RequestSession } from '@rostrum/server-kit';
import { sessionListRepository } from './session-list.repository.ts';

/**
 * Refuses a sensitive change unless the person signed in, or proved again who they are, within ten minutes: a browser
 * left open must not become another user's account. Whoever has a second factor must have given it in that time.
 */
export async function requireRecentConfirmation(
  db: Queryable,
  { sessionId }: Pick<RequestSession, 'sessionId'>,
): Promise<void> {
  if ((await sessionListRepository.confirmedUntil(db, sessionId)) === null)
    throw new NotAllowedError('Confirm that it is you, then try again.', { code: 'confirmation_required' });
}

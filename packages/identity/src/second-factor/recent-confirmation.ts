import { runAsSystem, type Queryable } from '@rostrum/server-kit/database';
import { NotAllowedError, type RequestSession } from '@rostrum/server-kit';
import { accountHolderRepository } from './account-holder.repository.ts';
import { userRepository } from '../users/users.repository.ts';
import { sessionListRepository } from './session-list.repository.ts';

type SessionHolder = Pick<RequestSession, 'sessionId' | 'userId' | 'orgId'>;
const code = 'confirmation_required';

/**
 * Refuses a sensitive change unless the person signed in, or proved again who they are, within ten minutes: a browser
 * left open must not become another user's account. Accounts with a second factor must have given it in that time.
 *
 * @throws {NotAllowedError} with the code `confirmation_required`.
 */
export async function requireRecentConfirmation(
  db: Queryable,
  { sessionId }: Pick<RequestSession, 'sessionId'>,
): Promise<void> {
  if ((await sessionListRepository.confirmedUntil(db, sessionId, 'session')) === null)
    throw new NotAllowedError('Confirm that it is you, then try again.', { code });
}

async function refuseVouchedSession(db: Queryable, orgId: string | null): Promise<never> {
  const organisation = orgId === null ? undefined : await accountHolderRepository.organisation(db, orgId);
  throw new NotAllowedError(
    `${organisation?.name ?? 'Your organisation'} signed you in, which doesn't prove that the account is yours. Confirm with your password, your second step or an emailed link, then try again.`,
    { code },
  );
}

/**
 * Refuses a change of what opens the account (password, passkeys, second factor, recovery codes, address, linked
 * identities) unless the account itself was proven within ten minutes. A sign-in that an organisation's identity provider
 * vouched for proves membership there, and nothing of the account.
 *
 * @throws {NotAllowedError} with the code `confirmation_required`.
 */
export async function requireAccountProof(db: Queryable, session: SessionHolder): Promise<void> {
  if ((await sessionListRepository.confirmedUntil(db, session.sessionId, 'account')) !== null) return;
  const vouching = await sessionListRepository.findVouching(db, session.sessionId);
  if (vouching?.isVouched && !vouching.isAccountProven) await refuseVouchedSession(db, session.orgId);
  throw new NotAllowedError('Confirm that it is you, then try again.', { code });
}

/**
 * Refuses unless a link that was mailed within ten minutes has proven the account's mailbox in this session.
 *
 * @throws {NotAllowedError} with the code `confirmation_required`.
 */
export async function requireMailboxProof(
  db: Queryable,
  { sessionId, email }: Pick<RequestSession, 'sessionId' | 'email'>,
): Promise<void> {
  const found = await sessionListRepository.findVouching(db, sessionId);
  if (!found?.isMailboxProven)
    throw new NotAllowedError(
      `Confirm that you still receive mail at ${email}: open the link that we email you, then try again.`,
      { code },
    );
}

/**
 * Refuses what reaches beyond the organisation that vouched for the session, as long as the account belongs elsewhere too
 * and was not proven itself.
 *
 * @throws {NotAllowedError} with the code `confirmation_required`.
 */
export async function requireAccountScope(db: Queryable, session: SessionHolder): Promise<void> {
  const { sessionId, userId, orgId } = session;
  const vouching = await sessionListRepository.findVouching(db, sessionId);
  if (!vouching?.isVouched || vouching.isAccountProven || orgId === null) return;
  const isElsewhere = await runAsSystem('memberships elsewhere are hidden from this organisation', () =>
    userRepository.belongsElsewhere(db, { orgId, userId }),
  );
  if (isElsewhere) await refuseVouchedSession(db, orgId);
}

import type { SsoAttemptEntry } from '@rostrum/contracts/settings';
import { organisationOf, type Permitted } from '@rostrum/server-kit';
import type { Database } from '@rostrum/server-kit/database';
import { ssoAttemptRepository, type SsoAttempt } from './sso-attempts.repository.ts';
import { getReasonText } from './sso-reasons.ts';

const maxListed = 50;

const toEntry = ({ at, kind, error, reason, expected, received, email }: SsoAttempt): SsoAttemptEntry => ({
  at: at.toISOString(),
  kind,
  error,
  reason,
  ...getReasonText(reason),
  expected,
  received,
  email,
});

/** Returns the newest refused sign-ins of the caller's organisation, newest first. */
export async function listAttempts(
  db: Database,
  session: Permitted<'sso.manage'>,
): Promise<SsoAttemptEntry[]> {
  return (await ssoAttemptRepository.list(db, organisationOf(session), maxListed)).map(toEntry);
}

import { runAsSystem, type Database } from '@rostrum/server-kit/database';
import type { SsoKind } from '@rostrum/contracts';
import { ssoAttemptRepository } from './sso-attempts.repository.ts';
import type { SsoReason } from './sso-reasons.ts';

/** A sign-in that was refused, for the administrators of the organisation. */
export interface RefusedAttempt {
  orgId: string;
  kind: SsoKind;
  /** The code that the person saw, one of `ssoErrors` or of the sign-in protocol. */
  error: string;
  reason: SsoReason;
  expected?: string | null | undefined;
  received?: string | null | undefined;
  /** The address of the person, only when the reason is about who they are. */
  email?: string | null | undefined;
}

const maxLength = 500;

/** One line without control characters, cut between code points. */
const shorten = (text: string | null | undefined, max = maxLength): string | null =>
  text === null || text === undefined || text === ''
    ? null
    : [...text.toWellFormed().replaceAll(/\p{Cc}/gu, ' ')].slice(0, max).join('');

/**
 * Records a refused sign-in. Keeps at most `maxAttempts` for each organisation and `maxAttemptsPerMinute` of a minute; never
 * throws, because a refusal must reach the person in any case.
 */
export async function recordAttempt(
  db: Database,
  log: { error: (details: object, message: string) => void },
  { orgId, kind, error, reason, expected, received, email }: RefusedAttempt,
): Promise<void> {
  await runAsSystem('a refused sign-in has no caller', () =>
    ssoAttemptRepository.add(db, {
      orgId,
      kind,
      error: error.slice(0, 60),
      reason,
      expected: shorten(expected),
      received: shorten(received),
      email: shorten(email, 254),
    }),
  ).catch((cause: unknown) => log.error({ err: cause, org: orgId }, 'a refused sign-in was not recorded'));
}

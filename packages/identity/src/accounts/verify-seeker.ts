import { cutText } from '@rostrum/contracts';
import { InputError } from '@rostrum/server-kit';
import { recordActivity, systemActor } from '@rostrum/server-kit/audit';
import { transaction, type Database } from '@rostrum/server-kit/database';
import { seekerVerificationRepository } from './seeker-verification.repository.ts';

/** What a person who looked can find out about a seeker; `unverified` takes it back. */
const findings = ['manual', 'rejected', 'unverified'] as const;
type Finding = (typeof findings)[number];

const isFinding = (text: string): text is Finding => findings.some((each) => each === text);

const findingWords: Record<Finding, string> = {
  manual: 'verified who they are by hand',
  rejected: 'refused to verify who they are',
  unverified: 'took back the verification',
};

/**
 * For those who run the installation, once they called the outlet or read the bylines: shows how a seeker is verified, or
 * sets it. Desks see who is verified; whoever is not sends inquiries all the same.
 */
export async function verifySeeker(
  db: Database,
  email: string,
  { to, reason }: { to: string | undefined; reason: string },
): Promise<string> {
  if (to !== undefined && !isFinding(to))
    throw new InputError(`Give one of ${findings.map((each) => `"${each}"`).join(', ')}.`);
  if (to !== undefined && reason.trim() === '')
    throw new InputError('Enter the reason. It appears in their history.');
  return transaction(db, async (tx) => {
    const seeker = await seekerVerificationRepository.lock(tx, email);
    if (!seeker) throw new InputError(`There is no seeker with the address ${email}.`);
    const { id, verification } = seeker;
    if (to === undefined || to === verification) return verification;
    await seekerVerificationRepository.set(tx, id, to);
    await recordActivity(tx, {
      actor: systemActor,
      orgId: null,
      verb: 'user.verification_changed',
      text: `${findingWords[to]}: ${cutText(reason.trim(), 200)}`,
      entity: { type: 'user', id, label: `${seeker.firstname} ${seeker.lastname}` },
      before: { verification },
      after: { verification: to },
    });
    return to;
  });
}

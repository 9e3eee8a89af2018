import { NotAllowedError, type RequestInfo } from '@rostrum/server-kit';
import type { Transaction } from '@rostrum/server-kit/database';
import { inquiryChangesRepository, inquirySteps, type InquiryRecord } from '../inquiries/index.ts';
import { seekerActor } from './seeker-actor.ts';

interface Confirming {
  /** Whether an email alone carried the link. */
  isMailed: boolean;
  now: Date;
  request: RequestInfo;
}

/** Notes that a guest reads the mailbox that the inquiry names; once, and never for an account. */
export async function confirmAddress(
  tx: Transaction,
  inquiry: InquiryRecord,
  { isMailed, now, request }: Confirming,
): Promise<void> {
  if (!isMailed)
    throw new NotAllowedError(
      'This link cannot confirm your address, since it was not emailed to you. Use the link in our latest email.',
    );
  if (inquiry.seekerId !== null || inquiry.emailConfirmedAt !== null) return;
  const changed = await inquiryChangesRepository.change(tx, inquiry, { emailConfirmedAt: now });
  await inquirySteps.record(
    tx,
    changed,
    { actor: seekerActor(changed), request },
    { verb: 'inquiry.address_confirmed', text: 'confirmed the email address', isSeekersToo: true },
  );
}

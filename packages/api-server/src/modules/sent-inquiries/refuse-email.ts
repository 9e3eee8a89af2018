import type { RequestInfo } from '@rostrum/server-kit';
import type { Transaction } from '@rostrum/server-kit/database';
import { systemActor } from '@rostrum/server-kit/audit';
import { type InquiryNotices, type InquiryRecord, inquirySteps, isHeldBack } from '../inquiries/index.ts';

/** An email that reached the address of an inquiry and was not added to it. */
export interface RefusedEmail {
  /** Written for its sender, with the next step. */
  reason: string;
  /** The address that it names as its sender, as far as it can be read. */
  from: string | undefined;
  /** Its sender learns of it by a mail: no other server tells them, and no program wrote it. */
  isSenderNotified: boolean;
}

/** Records in the thread that an email was not added, and notifies the desk and, if that is safe, the seeker. */
export async function refuseEmail(
  tx: Transaction,
  inquiry: InquiryRecord,
  refused: RefusedEmail & { notices: InquiryNotices; request: RequestInfo },
): Promise<void> {
  const { reason, from, isSenderNotified, notices, request } = refused;
  const isSeekers = from !== undefined && from.toLowerCase() === inquiry.email.toLowerCase();
  const origin = isSeekers ? 'the sender' : from === undefined ? 'an unknown address' : 'another address';
  await inquirySteps.record(
    tx,
    inquiry,
    { actor: systemActor, request },
    {
      verb: 'inquiry.email_refused',
      text: `left out an email from ${origin}: ${reason.replace(/\.$/, '')}`,
      isSeekersToo: false,
    },
  );
  if (!isHeldBack(inquiry)) await notices.emailRefused(tx, inquiry, reason);
  if (isSenderNotified) await notices.emailNotAdded(tx, inquiry, reason);
}

import type { Action, InquiryDetail } from '@rostrum/contracts';
import { NotFoundError, type Permitted, type RequestInfo, organisationOf } from '@rostrum/server-kit';
import type { Transaction } from '@rostrum/server-kit/database';
import { inquiryChangesRepository, type InquiryRecord } from './inquiry-changes.repository.ts';
import type { InquiryNotices } from './inquiry-notices.ts';
import { acting, inquirySteps, type InquiryStep } from './inquiry-steps.ts';
import { inquiryDetailFor, readableInquiry } from './inquiries.service.ts';

/** What the services that change an inquiry are made from. */
export interface InquiryActDeps {
  notices: InquiryNotices;
  clock: () => Date;
}

/** Who does it, by which request, to which inquiry. */
export interface ActContext<A extends Action = Action> {
  session: Permitted<A>;
  request: RequestInfo;
  id: string;
}

/** Begins an act of the team: reach, and the row held until the transaction ends. */
export async function beginAct(tx: Transaction, { session, id }: ActContext): Promise<InquiryRecord> {
  const { id: known } = await readableInquiry(tx, session, id);
  const held = await inquiryChangesRepository.hold(tx, organisationOf(session), known);
  if (held === undefined) throw new NotFoundError();
  return held;
}

/** Ends it: history and live event with the change, or nothing of all. Answers the inquiry as it is now. */
export async function finishAct(
  tx: Transaction,
  { session, request }: ActContext,
  { inquiry, step, now }: { inquiry: InquiryRecord; step: InquiryStep; now: Date },
): Promise<InquiryDetail> {
  await inquirySteps.record(tx, inquiry, acting(session, request), step);
  await inquiryChangesRepository.markRead(tx, inquiry, session.userId, now);
  return { ...(await inquiryDetailFor(tx, session, inquiry.id, now)), unread: false };
}

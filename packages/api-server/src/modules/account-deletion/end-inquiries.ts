import type { RequestInfo, RequestSession } from '@rostrum/server-kit';
import { actorOf, systemActor } from '@rostrum/server-kit/audit';
import type { Transaction } from '@rostrum/server-kit/database';
import {
  type AskFlow,
  closing,
  giveBackInquiry,
  inquiryChangesRepository,
  inquirySteps,
  type InquiryNotices,
  type InquiryRecord,
} from '../inquiries/index.ts';

interface Ending {
  tx: Transaction;
  session: RequestSession;
  request: RequestInfo;
  notices: InquiryNotices;
  /** Ends what experts were asked about it. */
  flow: AskFlow;
  now: Date;
}
type Key = Pick<InquiryRecord, 'id' | 'orgId'>;

/** Closes an inquiry to an organisation that has closed, and tells its sender. */
export async function closeWithOrganisation(
  { tx, notices, flow, now }: Pick<Ending, 'tx' | 'notices' | 'flow' | 'now'>,
  key: Key,
): Promise<void> {
  const inquiry = await inquiryChangesRepository.hold(tx, key.orgId, key.id);
  if (!inquiry) return;
  const changed = await inquiryChangesRepository.change(tx, inquiry, closing('declined_by_org', null, now));
  await flow.endAll(tx, changed);
  await notices.closed(tx, changed);
  await inquirySteps.record(
    tx,
    changed,
    { actor: systemActor, request: undefined },
    {
      verb: 'inquiry.closed',
      text: 'closed it with the organisation',
      before: { status: inquiry.status },
      after: { status: 'closed', outcome: 'declined_by_org' },
      isSeekersToo: true,
    },
  );
}

/** Closes an inquiry to a person who leaves, and tells its sender. */
export async function closeReceived(
  { tx, session, request, notices, flow, now }: Ending,
  key: Key,
): Promise<void> {
  const inquiry = await inquiryChangesRepository.hold(tx, key.orgId, key.id);
  if (!inquiry) return;
  const changed = await inquiryChangesRepository.change(
    tx,
    inquiry,
    closing('declined_by_expert', null, now),
  );
  await flow.endAll(tx, changed);
  await notices.closed(tx, changed);
  await inquirySteps.record(
    tx,
    changed,
    { actor: actorOf(session), request },
    {
      verb: 'inquiry.closed',
      text: 'closed it by deleting their account',
      before: { status: inquiry.status },
      after: { status: 'closed', outcome: 'declined_by_expert' },
      isSeekersToo: true,
    },
  );
}

/** Withdraws an inquiry of a person who leaves, and tells its team. */
export async function withdrawSent(
  { tx, session, request, notices, flow, now }: Ending,
  key: Key,
): Promise<void> {
  const inquiry = await inquiryChangesRepository.hold(tx, key.orgId, key.id);
  if (!inquiry) return;
  const changed = await inquiryChangesRepository.change(tx, inquiry, closing('withdrawn', null, now));
  await flow.endAll(tx, changed);
  await notices.withdrawn(tx, changed);
  await inquirySteps.record(
    tx,
    changed,
    { actor: actorOf(session), request },
    {
      verb: 'inquiry.withdrawn',
      text: 'withdrew it by deleting their account',
      before: { status: inquiry.status },
      after: { status: 'closed', outcome: 'withdrawn' },
      isSeekersToo: true,
    },
  );
}

/** Gives an inquiry back to the desk. */
export const unassign = ({ tx, session, request }: Ending, key: Key): Promise<void> =>
  giveBackInquiry(tx, key, {
    actor: actorOf(session),
    request,
    userId: session.userId,
    text: 'removed the assignment by deleting their account',
  });

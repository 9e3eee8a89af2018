import type { InquiryStatus, Role } from '@rostrum/contracts';
import type { Transaction } from '@rostrum/server-kit/database';
import { publish } from '@rostrum/server-kit/live';
import type { RequestInfo, RequestSession } from '@rostrum/server-kit';
import { actorOf, recordActivity, type Activity, type ActivityActor } from '@rostrum/server-kit/audit';
import { isHeldBack } from './held-back.ts';
import { inquiryHistoryRepository } from './inquiry-history.repository.ts';
import { inquiryTeamRepository } from './inquiry-team.repository.ts';

export interface SteppedInquiry {
  id: string;
  orgId: string;
  ref: string;
  /** Also told live, when there is an account behind the inquiry. */
  seekerId: string | null;
  /** After the step. What is held back is told to nobody of the team. */
  status: InquiryStatus;
}

export interface InquiryStep extends Pick<Activity, 'text' | 'before' | 'after'> {
  verb: `inquiry.${string}`;
  /** Whether the seeker's own page changes with it; of a note they do not even learn that it exists. */
  isSeekersToo: boolean;
}

/** Who acts, and by which request. */
export interface Acting {
  actor: ActivityActor;
  request: RequestInfo | undefined;
}

export const acting = (session: RequestSession, request?: RequestInfo): Acting => ({
  actor: actorOf(session),
  request,
});

/** Reading the same restricted inquiry again within this time is the same reading. */
const readingMinutes = 30;

const entityOf = ({ id, ref }: Pick<SteppedInquiry, 'id' | 'ref'>): Activity['entity'] => ({
  type: 'inquiry',
  id,
  label: ref,
  href: `/dashboard/inquiries/${id}`,
});

/** With these an inquiry comes into the inbox. */
const arrivals: ReadonlySet<string> = new Set(['inquiry.received', 'inquiry.released']);
const deskRoles = ['owner', 'administrator', 'agent'] as const satisfies Role[];

/** Tells those who look at the inquiry that it changed: desk, experts asked, seeker. Its content each fetches with the own rights. */
async function tell(
  tx: Transaction,
  { id, orgId, seekerId, status }: SteppedInquiry,
  { verb, isSeekersToo }: InquiryStep,
): Promise<void> {
  const seekers = isSeekersToo && seekerId !== null ? [seekerId] : [];
  const topic = arrivals.has(verb) ? 'inquiry.created' : 'inquiry.changed';
  if (isHeldBack({ status })) {
    if (seekers.length > 0) await publish(tx, { topic, id, userIds: seekers });
    return;
  }
  const experts = await inquiryTeamRepository.askedUserIds(tx, orgId, id);
  await publish(tx, { topic, id, orgId, roles: deskRoles, userIds: [...experts, ...seekers] });
}

/** The history of inquiries; each entry stands and falls with the change it tells of. */
export const inquirySteps = {
  /** Writes what happened and tells those who look at it, in the caller's transaction. */
  async record(
    tx: Transaction,
    inquiry: SteppedInquiry,
    { actor, request }: Acting,
    step: InquiryStep,
  ): Promise<void> {
    await tell(tx, inquiry, step);
    const { isSeekersToo: _told, ...written } = step;
    await recordActivity(tx, { orgId: inquiry.orgId, actor, request, ...written, entity: entityOf(inquiry) });
  },

  /** Writes down who asked for a file of a restricted inquiry, each time. Its name stays in the inquiry. */
  async openRestrictedFile(
    tx: Transaction,
    inquiry: Pick<SteppedInquiry, 'id' | 'orgId' | 'ref'>,
    { actor, request }: Acting,
  ): Promise<void> {
    await recordActivity(tx, {
      orgId: inquiry.orgId,
      actor,
      request,
      verb: 'inquiry.opened_restricted_file',
      text: 'asked for a file of this restricted inquiry',
      entity: entityOf(inquiry),
    });
  },

  /** Writes down who read a restricted inquiry; nobody is told live, since nothing changed. */
  async readRestricted(
    tx: Transaction,
    inquiry: Pick<SteppedInquiry, 'id' | 'orgId' | 'ref'>,
    { actor, request }: Acting,
  ): Promise<void> {
    const verb = 'inquiry.read_restricted';
    const { orgId, id } = inquiry;
    const isKnown =
      actor.userId !== null &&
      (await inquiryHistoryRepository.hasRecent(tx, {
        id,
        orgId,
        userId: actor.userId,
        verb,
        minutes: readingMinutes,
      }));
    if (isKnown) return;
    await recordActivity(tx, {
      orgId,
      actor,
      request,
      verb,
      text: 'read this restricted inquiry',
      entity: entityOf(inquiry),
    });
  },
};

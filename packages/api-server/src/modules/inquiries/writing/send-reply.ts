import { formatList, grantOf, inquiryStatusLabels, type LateReason } from '@rostrum/contracts';
import { ConflictError, type RequestSession } from '@rostrum/server-kit';
import type { Transaction } from '@rostrum/server-kit/database';
import type { InquiryActDeps } from '../inquiry-act.ts';
import { inquiryChangesRepository, type InquiryRecord } from '../inquiry-changes.repository.ts';
import type { InquiryStep } from '../inquiry-steps.ts';
import { inquiryThreadRepository } from '../inquiry-thread.repository.ts';
import { movesOf, requireReplyMove, type Mover } from '../inquiry-transitions.ts';
import { givenReason, lateWords } from '../late-reason.ts';
import { takeFromDraft } from '../attachments/attach-files.ts';
import { attachmentRepository } from '../attachments/attachments.repository.ts';
import { requireNoClearance, requireNonePlanned } from './require-no-clearance.ts';
import { heldReplyRepository } from './held-replies.repository.ts';
import { findMissedReply } from '../setup/due-of-inquiry.ts';

/** Who writes: the session, or for a reply that was held back whoever wrote it. */
export type ReplyWriter = Pick<RequestSession, 'userId' | 'name' | 'role' | 'personId'>;

export interface Reply {
  body: string;
  then?: 'open' | 'waiting_seeker' | undefined;
  late_reason?: LateReason | undefined;
  after_message_id?: string | undefined;
  /** How the sender is told of it, where it is more than a reply. */
  tell?: (tx: Transaction, inquiry: InquiryRecord, messageId: string) => Promise<void>;
  /** What the history says of it, where it is more than a reply. */
  step?: Pick<InquiryStep, 'verb' | 'text'>;
  /** Its files: of the writer's draft, or of the held reply that it was. */
  files: { ofDraft: readonly string[] | undefined } | { ofHeld: string };
  /** It was taken and checked before, or nobody wrote a word of it. */
  needsNoClearance?: boolean;
}

export const speaksAsExpert = ({ role }: Pick<ReplyWriter, 'role'>): boolean =>
  role === 'expert' || role === 'individual';

const worksAtDesk = ({ role }: ReplyWriter) => grantOf(role, 'inquiry.assign') !== 'deny';

/** Whose turn it is: as long as an expert has to answer, the team's turn is waiting for them. */
const statusAfterReply = ({ status }: InquiryRecord, then: Reply['then'] = 'open') =>
  then === 'open' && status === 'waiting_expert' ? 'waiting_expert' : then;

/** Who of the team replied after what the writer had before them, or null. */
export async function findNewerReply(
  tx: Transaction,
  { orgId, id }: InquiryRecord,
  { userId, seen }: { userId: string; seen: string | null | undefined },
): Promise<string | null> {
  if (seen === undefined || seen === null) return null;
  const newer = await inquiryThreadRepository.colleaguesReplyAfter(tx, {
    orgId,
    id,
    messageId: seen,
    userId,
  });
  return newer?.authorName ?? null;
}

const sentBefore = (message: string, inquiry: InquiryRecord) =>
  new ConflictError(message, {
    code: 'version_conflict',
    details: { version: inquiry.version, status: inquiry.status, assignee_id: inquiry.assigneeId },
  });

/** Two who answer within the same minute: the second is told of the first before the seeker gets both. */
export async function requireNoOtherReply(
  tx: Transaction,
  inquiry: InquiryRecord,
  { userId, seen }: { userId: string; seen: string | null | undefined },
): Promise<void> {
  if (seen === undefined || seen === null) return;
  const name = await findNewerReply(tx, inquiry, { userId, seen });
  if (name !== null)
    throw sentBefore(`${name} has just replied. Read that reply, then send yours if it still fits.`, inquiry);
  const key = { orgId: inquiry.orgId, inquiryId: inquiry.id, userId };
  const [other] = await heldReplyRepository.writersBeside(tx, key);
  if (other !== undefined)
    throw sentBefore(
      `${other} has just sent a reply. Wait a few seconds, read it, then send yours if it still fits.`,
      inquiry,
    );
}

/** Refuses a reply that could not go out now. */
export function requireReplyable(inquiry: InquiryRecord, reply: Pick<Reply, 'then'>, mover: Mover): void {
  if (inquiry.status === 'closed')
    throw new ConflictError('This inquiry is closed. Reopen it to reply.', {
      code: 'invalid_transition',
      details: { status: inquiry.status, allowed: movesOf(inquiry, mover) },
    });
  requireReplyMove(inquiry, statusAfterReply(inquiry, reply.then), mover);
}

/** Puts a reply into the thread and mails it. The caller checked it, holds the inquiry, and records the step. */
export async function sendReply(
  tx: Transaction,
  { notices, clock }: InquiryActDeps,
  inquiry: InquiryRecord,
  { writer, reply }: { writer: ReplyWriter; reply: Reply },
): Promise<{ inquiry: InquiryRecord; step: InquiryStep }> {
  await requireNoClearance(tx, inquiry);
  if (!reply.needsNoClearance) await requireNonePlanned(tx, inquiry, writer);
  const now = clock();
  const then = statusAfterReply(inquiry, reply.then);
  const isTaken = inquiry.assigneeId === null && worksAtDesk(writer);
  const authorKind = speaksAsExpert(writer) ? ('expert' as const) : ('staff' as const);
  const message = { visibility: 'all' as const, body: reply.body, authorName: writer.name };
  const { id: messageId } = await inquiryThreadRepository.add(tx, {
    ...message,
    orgId: inquiry.orgId,
    inquiryId: inquiry.id,
    authorKind,
    authorUserId: writer.userId,
    authorPersonId: writer.personId,
    createdAt: now,
  });
  const key = { orgId: inquiry.orgId, inquiryId: inquiry.id, userId: writer.userId };
  if ('ofHeld' in reply.files) await attachmentRepository.moveFromHeld(tx, reply.files.ofHeld, messageId);
  else await takeFromDraft(tx, key, { ids: reply.files.ofDraft, mode: 'reply', into: { messageId } });
  const changed = await inquiryChangesRepository.change(tx, inquiry, {
    status: then,
    ...(isTaken && { assigneeId: writer.userId }),
    openedAt: inquiry.openedAt ?? now,
    firstReplyAt: inquiry.firstReplyAt ?? now,
    replyMissedAt: await findMissedReply(tx, inquiry, now),
    ...givenReason(inquiry, reply.late_reason),
    waitingSince: then === 'waiting_seeker' ? now : null,
    lastMessageAt: now,
    lastMessageBy: authorKind,
  });
  if (reply.tell) await reply.tell(tx, changed, messageId);
  else
    await notices.replied(tx, changed, {
      ...message,
      id: messageId,
      files: await attachmentRepository.ofMessage(tx, { orgId: inquiry.orgId, messageId }),
    });
  return {
    inquiry: changed,
    step: {
      verb: reply.step?.verb ?? 'inquiry.replied',
      text: formatList([
        reply.step?.text ?? 'replied to the seeker',
        ...(isTaken ? ['assigned it to themselves'] : []),
        ...lateWords(inquiry, reply.late_reason),
        ...(then === inquiry.status ? [] : [`set it to ${inquiryStatusLabels[then]}`]),
      ]),
      before: { status: inquiry.status, assignee_id: inquiry.assigneeId },
      after: { status: then, assignee_id: changed.assigneeId },
      isSeekersToo: true,
    },
  };
}

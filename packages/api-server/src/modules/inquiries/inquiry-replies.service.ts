import {
  grantOf,
  inquiryStatusLabels,
  type inquiries,
  type InquiryDetail,
  type ParsedBody,
  formatList,
} from '@rostrum/contracts';
import { type Queryable, type Transaction, transaction } from '@rostrum/server-kit/database';
import { ConflictError, requirePermission, type RequestSession } from '@rostrum/server-kit';
import { allowedActs } from './inquiry-access.ts';
import { beginAct, finishAct, type ActContext, type InquiryActDeps } from './inquiry-act.ts';
import { givenReason, lateWords } from './late-reason.ts';
import { inquiryChangesRepository, type InquiryRecord } from './inquiry-changes.repository.ts';
import { inquiryThreadRepository } from './inquiry-thread.repository.ts';
import { requireMove, requireReplyMove } from './inquiry-transitions.ts';

type Body = ParsedBody<typeof inquiries.reply>;

const speaksAsExpert = ({ role }: RequestSession) => role === 'expert' || role === 'individual';

const worksAtDesk = ({ role }: RequestSession) => grantOf(role, 'inquiry.assign') !== 'deny';

/** Two who answer within the same minute: the second is told of the first before the seeker gets both. */
async function requireNoNewerReply(
  tx: Transaction,
  { session }: ActContext,
  { inquiry, seen }: { inquiry: InquiryRecord; seen: string | undefined },
): Promise<void> {
  if (seen === undefined) return;
  const newer = await inquiryThreadRepository.colleaguesReplyAfter(tx, {
    orgId: inquiry.orgId,
    id: inquiry.id,
    messageId: seen,
    userId: session.userId,
  });
  if (newer === null) return;
  throw new ConflictError(
    `${newer.authorName} has just replied. Read that reply, then send yours if it still fits.`,
    {
      code: 'version_conflict',
      details: { version: inquiry.version, status: inquiry.status, assignee_id: inquiry.assigneeId },
    },
  );
}

/** Whose turn it is: as long as an expert has to answer, the team's turn is waiting for them. */
const statusAfterReply = ({ status }: InquiryRecord, { then = 'open' }: Body) =>
  then === 'open' && status === 'waiting_expert' ? 'waiting_expert' : then;

/** What the team says: to the seeker, or among themselves. */
export function createInquiryReplyService({ notices, clock }: InquiryActDeps) {
  async function addMessage(
    tx: Transaction,
    session: RequestSession,
    inquiry: InquiryRecord,
    { visibility, body }: Body,
  ) {
    const authorName = session.name;
    const message = { visibility, body, authorName };
    const { id } = await inquiryThreadRepository.add(tx, {
      ...message,
      orgId: inquiry.orgId,
      inquiryId: inquiry.id,
      authorKind: speaksAsExpert(session) ? 'expert' : 'staff',
      authorUserId: session.userId,
      authorPersonId: session.personId,
      createdAt: clock(),
    });
    return { ...message, id };
  }

  async function note(tx: Transaction, context: ActContext, body: Body): Promise<InquiryDetail> {
    const { session } = context;
    requirePermission(session, 'inquiry.note');
    const inquiry = await beginAct(tx, context);
    if (!allowedActs(session, inquiry, clock()).note) requireMove(inquiry.status, 'open');
    await addMessage(tx, session, inquiry, body);
    return finishAct(tx, context, {
      inquiry: inquiry,
      now: clock(),
      step: {
        verb: 'inquiry.noted',
        text: 'added an internal note',
        isSeekersToo: false,
      },
    });
  }

  async function replyToSeeker(tx: Transaction, context: ActContext, body: Body): Promise<InquiryDetail> {
    const { session } = context;
    requirePermission(session, 'inquiry.reply');
    const inquiry = await beginAct(tx, context);
    const then = statusAfterReply(inquiry, body);
    if (inquiry.status === 'closed')
      throw new ConflictError('This inquiry is closed. Reopen it to reply.', {
        code: 'invalid_transition',
        details: { status: inquiry.status, allowed: ['open'] },
      });
    requireReplyMove(inquiry.status, then);
    await requireNoNewerReply(tx, context, { inquiry, seen: body.after_message_id });
    const now = clock();
    const isTaken = inquiry.assigneeId === null && worksAtDesk(session);
    const message = await addMessage(tx, session, inquiry, body);
    const changed = await inquiryChangesRepository.change(tx, inquiry, {
      status: then,
      ...(isTaken && { assigneeId: session.userId }),
      openedAt: inquiry.openedAt ?? now,
      firstReplyAt: inquiry.firstReplyAt ?? now,
      ...givenReason(inquiry, body.late_reason),
      waitingSince: then === 'waiting_seeker' ? now : null,
      lastMessageAt: now,
      lastMessageBy: speaksAsExpert(session) ? 'expert' : 'staff',
    });
    await notices.replied(tx, changed, { ...message, visibility: 'all' });
    return finishAct(tx, context, {
      inquiry: changed,
      now: clock(),
      step: {
        verb: 'inquiry.replied',
        text: formatList([
          'replied to the seeker',
          ...(isTaken ? ['assigned it to themselves'] : []),
          ...lateWords(inquiry, body.late_reason),
          ...(then === inquiry.status ? [] : [`set it to ${inquiryStatusLabels[then]}`]),
        ]),
        before: { status: inquiry.status, assignee_id: inquiry.assigneeId },
        after: { status: then, assignee_id: changed.assigneeId },
        isSeekersToo: true,
      },
    });
  }

  return {
    /**
     * A reply goes to the seeker by mail and tracker; an internal note stays with the team. One call, two actions: which
     * of them it is stands in its body.
     */
    reply: (db: Queryable, context: ActContext<'inquiry.read'>, body: Body): Promise<InquiryDetail> =>
      transaction(db, (tx) =>
        body.visibility === 'internal' ? note(tx, context, body) : replyToSeeker(tx, context, body),
      ),
  };
}

export type InquiryReplyService = ReturnType<typeof createInquiryReplyService>;

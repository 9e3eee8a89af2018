import { grantOf, type InquiryDetail, type ParsedBody } from '@rostrum/contracts';
import {
  holdSeconds,
  type HeldReply,
  type InquiryDraft,
  type inquiryDrafts,
  type ReturnReason,
} from '@rostrum/contracts/inquiries';
import { ConflictError, NotFoundError } from '@rostrum/server-kit';
import { type Queryable, type Transaction, transaction } from '@rostrum/server-kit/database';
import { beginAct, finishAct, type ActContext, type InquiryActDeps } from '../inquiry-act.ts';
import { inquiryChangesRepository, type InquiryRecord } from '../inquiry-changes.repository.ts';
import { notifyTeam } from '../inquiry-notifications.ts';
import { inquirySteps } from '../inquiry-steps.ts';
import { inquiryTeamRepository } from '../inquiry-team.repository.ts';
import { takeFromDraft } from '../attachments/attach-files.ts';
import { attachmentRepository } from '../attachments/attachments.repository.ts';
import { draftRepository } from './drafts.repository.ts';
import { presentDraft, presentHeld } from './drafts.service.ts';
import { heldReplyRepository, type HeldReplyRecord } from './held-replies.repository.ts';
import {
  findNewerReply,
  requireNoOtherReply,
  requireReplyable,
  sendReply,
  type Reply,
  type ReplyWriter,
} from './send-reply.ts';

export interface HeldReplyDeps extends InquiryActDeps {
  /** Orders `send` for when the reply is due. */
  order: (tx: Transaction, order: { id: string }, options: { startAfter: Date }) => Promise<void>;
}

type HeldContext = ActContext<'inquiry.reply'> & { heldId: string };

/** How long after its time a reply that no job sent is looked for. */
const overdueSeconds = 30;

const notSent: Record<ReturnReason, string> = {
  closed: 'Your reply was not sent: the inquiry was closed before it went out',
  colleague_replied: 'Your reply was not sent: a colleague replied before it went out',
  not_allowed: 'Your reply was not sent: you may not reply to this inquiry any more',
};

const replyOf = ({ id, body, followUp, lateReason, afterMessageId }: HeldReplyRecord): Reply => ({
  body,
  files: { ofHeld: id },
  then: followUp,
  late_reason: lateReason ?? undefined,
  after_message_id: afterMessageId ?? undefined,
});

/** Whether a move is refused; any other failure is the caller's. */
function isRefused(check: () => void): boolean {
  try {
    check();
    return false;
  } catch (error) {
    if (error instanceof ConflictError) return true;
    throw error;
  }
}

/** Replies between Send and going out. Nothing says "sent" of them, since nothing was. */
export function createHeldReplyService(deps: HeldReplyDeps) {
  const { clock, order } = deps;

  async function giveBack(
    tx: Transaction,
    held: HeldReplyRecord,
    inquiry: InquiryRecord,
    because: ReturnReason,
  ): Promise<void> {
    await heldReplyRepository.giveBack(tx, held.id, because);
    const notice = { kind: 'reply', actor: null, text: notSent[because] } as const;
    await notifyTeam(tx, inquiry, notice, { to: [{ userId: held.userId }], now: clock() });
  }

  async function goOut(
    tx: Transaction,
    held: HeldReplyRecord,
    inquiry: InquiryRecord,
    writer: ReplyWriter,
  ): Promise<InquiryRecord> {
    const { inquiry: changed, step } = await sendReply(tx, deps, inquiry, { writer, reply: replyOf(held) });
    await heldReplyRepository.remove(tx, held.id);
    const { userId, name, role } = writer;
    await inquirySteps.record(tx, changed, { actor: { userId, name, role }, request: undefined }, step);
    await inquiryChangesRepository.markRead(tx, changed, userId, clock());
    return changed;
  }

  /** The own reply that waits, with the inquiry held: nobody else can send it meanwhile. */
  async function ownHeld(tx: Transaction, context: HeldContext) {
    const inquiry = await beginAct(tx, context);
    const held = await heldReplyRepository.find(tx, context.heldId);
    if (held?.inquiryId !== inquiry.id || held.userId !== context.session.userId)
      throw new NotFoundError('This reply has gone out already.');
    return { inquiry, held };
  }

  return {
    /** Takes a reply that could go out now, and orders it for ten seconds later. */
    hold: (
      db: Queryable,
      context: ActContext<'inquiry.reply'>,
      reply: ParsedBody<typeof inquiryDrafts.hold>,
    ): Promise<HeldReply> =>
      transaction(db, async (tx) => {
        const { userId } = context.session;
        const inquiry = await beginAct(tx, context);
        requireReplyable(inquiry, reply, { by: context.session, now: clock() });
        await requireNoOtherReply(tx, inquiry, { userId, seen: reply.after_message_id });
        const key = { orgId: inquiry.orgId, inquiryId: inquiry.id, userId };
        const waiting = await heldReplyRepository.ofWriter(tx, key);
        if (waiting !== undefined && waiting.returnedBecause === null)
          throw new ConflictError('Your last reply has not gone out yet. Wait a few seconds or undo it.', {
            code: 'version_conflict',
            details: {
              version: inquiry.version,
              status: inquiry.status,
              assignee_id: inquiry.assigneeId,
            },
          });
        if (waiting !== undefined) await heldReplyRepository.remove(tx, waiting.id);
        const sendAt = new Date(clock().getTime() + holdSeconds * 1000);
        const held = await heldReplyRepository.add(tx, {
          ...key,
          body: reply.body,
          followUp: reply.then,
          lateReason: reply.late_reason ?? null,
          afterMessageId: reply.after_message_id ?? null,
          sendAt,
        });
        await takeFromDraft(tx, key, {
          ids: reply.attachments,
          mode: 'reply',
          into: { heldReplyId: held.id },
        });
        await draftRepository.empty(tx, key, 'reply');
        await order(tx, { id: held.id }, { startAfter: sendAt });
        return presentHeld(held, await attachmentRepository.ofWriter(tx, key));
      }),

    /** Its text is the draft again, before anything that was written since. */
    takeBack: (db: Queryable, context: HeldContext): Promise<InquiryDraft> =>
      transaction(db, async (tx) => {
        const { held } = await ownHeld(tx, context);
        await heldReplyRepository.remove(tx, held.id);
        const drafts = await draftRepository.ofWriter(tx, held);
        const since = drafts.find(({ mode }) => mode === 'reply')?.body.trim() ?? '';
        const text = since === '' ? held.body : `${held.body}\n\n${since}`;
        return presentDraft(await draftRepository.put(tx, held, 'reply', text));
      }),

    /** Does not wait any longer. */
    sendNow: (db: Queryable, context: HeldContext): Promise<InquiryDetail> =>
      transaction(db, async (tx) => {
        const { inquiry, held } = await ownHeld(tx, context);
        const reply = replyOf(held);
        const { session } = context;
        requireReplyable(inquiry, reply, { by: session, now: clock() });
        await requireNoOtherReply(tx, inquiry, { userId: session.userId, seen: reply.after_message_id });
        const sent = await sendReply(tx, deps, inquiry, { writer: session, reply });
        await heldReplyRepository.remove(tx, held.id);
        return finishAct(tx, context, { ...sent, now: clock() });
      }),

    /** What the session sent before an act of its own goes out before it. Returns the inquiry as it is then. */
    async flushOwn(tx: Transaction, inquiry: InquiryRecord, writer: ReplyWriter): Promise<InquiryRecord> {
      const key = { orgId: inquiry.orgId, inquiryId: inquiry.id, userId: writer.userId };
      const held = await heldReplyRepository.ofWriter(tx, key);
      if (held === undefined || held.returnedBecause !== null) return inquiry;
      const mover = { by: writer, now: clock() };
      if (isRefused(() => requireReplyable(inquiry, replyOf(held), mover))) return inquiry;
      return goOut(tx, held, inquiry, writer);
    },

    /** When its time has come: it goes out, or back to its writer with the reason. */
    send: (db: Queryable, id: string): Promise<void> =>
      transaction(db, async (tx) => {
        const known = await heldReplyRepository.find(tx, id);
        if (known === undefined) return;
        const inquiry = await inquiryChangesRepository.hold(tx, known.orgId, known.inquiryId);
        // It may have been taken back, or sent, while the inquiry was waited for.
        const held = await heldReplyRepository.find(tx, id);
        if (inquiry === undefined || held === undefined || held.returnedBecause !== null) return;
        const member = await inquiryTeamRepository.member(tx, held.orgId, held.userId);
        if (member === undefined || grantOf(member.role, 'inquiry.reply') === 'deny')
          return giveBack(tx, held, inquiry, 'not_allowed');
        const reply = replyOf(held);
        const mover = { by: member, now: clock() };
        if (isRefused(() => requireReplyable(inquiry, reply, mover)))
          return giveBack(tx, held, inquiry, 'closed');
        const seen = { userId: held.userId, seen: held.afterMessageId };
        if ((await findNewerReply(tx, inquiry, seen)) !== null)
          return giveBack(tx, held, inquiry, 'colleague_replied');
        await goOut(tx, held, inquiry, member);
      }),

    /** What no job sent in time. */
    async sendOverdue(db: Queryable): Promise<void> {
      const before = new Date(clock().getTime() - overdueSeconds * 1000);
      for (const { id } of await heldReplyRepository.overdue(db, before)) await this.send(db, id);
    },
  };
}

export type HeldReplyService = ReturnType<typeof createHeldReplyService>;

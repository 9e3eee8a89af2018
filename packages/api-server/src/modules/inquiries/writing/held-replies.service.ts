import { grantOf, type InquiryDetail, type ParsedBody, type Role } from '@rostrum/contracts';
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
import { acting, inquirySteps } from '../inquiry-steps.ts';
import { inquiryTeamRepository } from '../inquiry-team.repository.ts';
import { takeFromDraft } from '../attachments/attach-files.ts';
import { attachmentRepository } from '../attachments/attachments.repository.ts';
import { clearanceRepository } from '../inquiry-clearances.repository.ts';
import { requireNoClearance, requireNonePlanned } from './require-no-clearance.ts';
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

type HoldBody = ParsedBody<typeof inquiryDrafts.hold>;

/** How long after its time a reply that no job sent is looked for. */
const overdueSeconds = 30;

const notSent: Record<ReturnReason, string> = {
  closed: 'Your reply was not sent: the inquiry was closed before it went out',
  colleague_replied: 'Your reply was not sent: a colleague replied before it went out',
  not_allowed: 'Your reply was not sent: you may not reply to this inquiry any more',
};

const replyOf = ({ id, body, followUp, lateReason, afterMessageId }: HeldReplyRecord): Reply => ({
  body,
  needsNoClearance: true,
  files: { ofHeld: id },
  then: followUp,
  late_reason: lateReason ?? undefined,
  after_message_id: afterMessageId ?? undefined,
});

const hasGone = () => new NotFoundError('This reply has gone out already.');
const waitsForClearance = ({ inClearance, returnedBecause }: HeldReplyRecord) =>
  inClearance && returnedBecause === null;
const isAdministrator = (role: Role) => role === 'administrator' || role === 'owner';

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
    if (held?.inquiryId !== inquiry.id || held.userId !== context.session.userId) throw hasGone();
    if (waitsForClearance(held))
      throw new ConflictError('This reply waits for clearance. It goes out when the last one is given.', {
        code: 'invalid_transition',
        details: { status: inquiry.status, allowed: [] },
      });
    return { inquiry, held };
  }

  /** Keeps a reply that could go out now, with the files of its draft. One at a time for each writer. */
  async function keep(
    tx: Transaction,
    inquiry: InquiryRecord,
    { writer, reply, inClearance }: { writer: ReplyWriter; reply: HoldBody; inClearance: boolean },
  ): Promise<HeldReply> {
    const { userId } = writer;
    requireReplyable(inquiry, reply, { by: writer, now: clock() });
    await requireNoClearance(tx, inquiry);
    if (!inClearance) await requireNonePlanned(tx, inquiry, writer);
    await requireNoOtherReply(tx, inquiry, { userId, seen: reply.after_message_id });
    const key = { orgId: inquiry.orgId, inquiryId: inquiry.id, userId };
    const waiting = await heldReplyRepository.ofWriter(tx, key);
    if (waiting !== undefined && waiting.returnedBecause === null)
      throw new ConflictError('Your last reply has not gone out yet. Wait a few seconds or undo it.', {
        code: 'version_conflict',
        details: { version: inquiry.version, status: inquiry.status, assignee_id: inquiry.assigneeId },
      });
    if (waiting !== undefined) await heldReplyRepository.remove(tx, waiting.id);
    const held = await heldReplyRepository.add(tx, {
      ...key,
      body: reply.body,
      followUp: reply.then,
      lateReason: reply.late_reason ?? null,
      afterMessageId: reply.after_message_id ?? null,
      sendAt: new Date(clock().getTime() + holdSeconds * 1000),
      inClearance,
    });
    await takeFromDraft(tx, key, { ids: reply.attachments, mode: 'reply', into: { heldReplyId: held.id } });
    await draftRepository.empty(tx, key, 'reply');
    return presentHeld(held, await attachmentRepository.ofWriter(tx, key));
  }

  /** Sends what is held, or gives it back to its writer with the reason. Returns whether it went out. */
  async function letOut(tx: Transaction, held: HeldReplyRecord, inquiry: InquiryRecord): Promise<boolean> {
    // Every step was given, whatever becomes of it now.
    if (held.inClearance) await heldReplyRepository.clear(tx, held.id);
    const back = async (because: ReturnReason) => {
      await giveBack(tx, held, inquiry, because);
      return false;
    };
    const member = await inquiryTeamRepository.member(tx, held.orgId, held.userId);
    if (member === undefined || grantOf(member.role, 'inquiry.reply') === 'deny') return back('not_allowed');
    const mover = { by: member, now: clock() };
    if (isRefused(() => requireReplyable(inquiry, replyOf(held), mover))) return back('closed');
    const seen = { userId: held.userId, seen: held.afterMessageId };
    if ((await findNewerReply(tx, inquiry, seen)) !== null) return back('colleague_replied');
    await goOut(tx, held, inquiry, member);
    return true;
  }

  return {
    /** Takes a reply that could go out now, and orders it for ten seconds later. */
    hold: (db: Queryable, context: ActContext<'inquiry.reply'>, reply: HoldBody): Promise<HeldReply> =>
      transaction(db, async (tx) => {
        const inquiry = await beginAct(tx, context);
        const held = await keep(tx, inquiry, { writer: context.session, reply, inClearance: false });
        await order(tx, { id: held.id }, { startAfter: new Date(held.send_at) });
        return held;
      }),

    /** Takes a reply that could go out now, and keeps it until it is let out. */
    holdForClearance: (
      tx: Transaction,
      inquiry: InquiryRecord,
      { writer, reply }: { writer: ReplyWriter; reply: HoldBody },
    ): Promise<HeldReply> => keep(tx, inquiry, { writer, reply, inClearance: true }),

    letOut,

    /** Its text is the draft again, before anything that was written since. */
    takeBack: (db: Queryable, context: HeldContext): Promise<InquiryDraft> =>
      transaction(db, async (tx) => {
        const inquiry = await beginAct(tx, context);
        const { session, request, heldId } = context;
        const held = await heldReplyRepository.find(tx, heldId);
        if (held?.inquiryId !== inquiry.id) throw hasGone();
        const isOwn = held.userId === session.userId;
        const waits = waitsForClearance(held);
        // Nothing else goes out while a reply is cleared, so one whose writer is away must not stay for ever.
        if (!isOwn && !(waits && isAdministrator(session.role))) throw hasGone();
        if (waits) {
          await clearanceRepository.withdraw(tx, inquiry.orgId, held.id);
          await inquirySteps.record(tx, inquiry, acting(session, request), {
            verb: 'inquiry.clearance_withdrawn',
            text: 'took a reply back before it was cleared',
            isSeekersToo: false,
          });
        }
        if (!isOwn) {
          await heldReplyRepository.returnUncleared(tx, held.id);
          const text = 'took your reply back before it was cleared. It was not sent';
          const notice = { kind: 'reply', actor: session.name, text } as const;
          await notifyTeam(tx, inquiry, notice, { to: [{ userId: held.userId }], now: clock() });
          return { text: '', version: 0, saved_at: null };
        }
        await heldReplyRepository.remove(tx, held.id);
        const { orgId, inquiryId, userId } = held;
        const key = { orgId, inquiryId, userId };
        const drafts = await draftRepository.ofWriter(tx, key);
        const since = drafts.find(({ mode }) => mode === 'reply')?.body.trim() ?? '';
        const text = since === '' ? held.body : `${held.body}\n\n${since}`;
        return presentDraft(await draftRepository.put(tx, key, 'reply', text));
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
      if (held === undefined || held.returnedBecause !== null || held.inClearance) return inquiry;
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
        if (held.inClearance) return;
        await letOut(tx, held, inquiry);
      }),

    /** What no job sent in time. */
    async sendOverdue(db: Queryable): Promise<void> {
      const before = new Date(clock().getTime() - overdueSeconds * 1000);
      for (const { id } of await heldReplyRepository.overdue(db, before)) await this.send(db, id);
    },
  };
}

export type HeldReplyService = ReturnType<typeof createHeldReplyService>;

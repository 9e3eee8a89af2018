import { formatList, type inquiries, type InquiryDetail, type ParsedBody } from '@rostrum/contracts';
import { requirePermission } from '@rostrum/server-kit';
import { type Queryable, type Transaction, transaction } from '@rostrum/server-kit/database';
import { allowedActs } from './inquiry-access.ts';
import { takeFromDraft } from './attachments/attach-files.ts';
import { beginAct, finishAct, type ActContext, type InquiryActDeps } from './inquiry-act.ts';
import { inquiryThreadRepository } from './inquiry-thread.repository.ts';
import { requireMove } from './inquiry-transitions.ts';
import { draftRepository } from './writing/drafts.repository.ts';
import { requireNoOtherReply, requireReplyable, sendReply, speaksAsExpert } from './writing/send-reply.ts';

type Body = ParsedBody<typeof inquiries.reply>;

/** More names than anybody would read in one line of the history. */
const mostNamed = 5;

function notedWords(mentioned: readonly string[]): string {
  if (mentioned.length === 0) return 'added an internal note';
  const whom = mentioned.length > mostNamed ? `${mentioned.length} colleagues` : formatList(mentioned);
  return `added an internal note and mentioned ${whom}`;
}

/** What the team says: to the seeker, or among themselves. */
export function createInquiryReplyService(deps: InquiryActDeps) {
  const { clock, notices } = deps;

  async function note(
    tx: Transaction,
    context: ActContext,
    { body, attachments }: Body,
  ): Promise<InquiryDetail> {
    const { session } = context;
    requirePermission(session, 'inquiry.note');
    const inquiry = await beginAct(tx, context);
    if (!allowedActs(session, inquiry, clock()).note)
      requireMove(inquiry, 'open', { by: session, now: clock() });
    const { id: messageId } = await inquiryThreadRepository.add(tx, {
      orgId: inquiry.orgId,
      inquiryId: inquiry.id,
      authorKind: speaksAsExpert(session) ? 'expert' : 'staff',
      authorUserId: session.userId,
      authorPersonId: session.personId,
      authorName: session.name,
      visibility: 'internal',
      body,
      createdAt: clock(),
    });
    const key = draftKey(context, inquiry.orgId);
    await takeFromDraft(tx, key, { ids: attachments, mode: 'note', into: { messageId } });
    await draftRepository.empty(tx, key, 'note');
    const mentioned = await notices.mentioned(tx, inquiry, { text: body, by: session });
    return finishAct(tx, context, {
      inquiry,
      now: clock(),
      step: { verb: 'inquiry.noted', text: notedWords(mentioned), isSeekersToo: false },
    });
  }

  async function replyToSeeker(tx: Transaction, context: ActContext, body: Body): Promise<InquiryDetail> {
    const { session } = context;
    requirePermission(session, 'inquiry.reply');
    const inquiry = await beginAct(tx, context);
    requireReplyable(inquiry, body, { by: session, now: clock() });
    await requireNoOtherReply(tx, inquiry, { userId: session.userId, seen: body.after_message_id });
    const sent = await sendReply(tx, deps, inquiry, {
      writer: session,
      reply: { ...body, files: { ofDraft: body.attachments } },
    });
    await draftRepository.empty(tx, draftKey(context, inquiry.orgId), 'reply');
    return finishAct(tx, context, { ...sent, now: clock() });
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

const draftKey = ({ session, id }: ActContext, orgId: string) => ({
  orgId,
  inquiryId: id,
  userId: session.userId,
});

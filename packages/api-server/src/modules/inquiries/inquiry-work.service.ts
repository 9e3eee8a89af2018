import {
  inquiryOutcomeLabels,
  inquiryStatusLabels,
  outcomesWithReason,
  type inquiries,
  type InquiryDetail,
  type ParsedBody,
} from '@rostrum/contracts';
import type { Action } from '../../authorisation/policy.ts';
import { requirePermission } from '../../authorisation/require-permission.ts';
import type { Queryable, Transaction } from '../../database/queryable.ts';
import { transaction } from '../../database/transaction.ts';
import { ConflictError, InputError, NotFoundError } from '../../errors.ts';
import type { RequestInfo } from '../../plugins/contract-routes.ts';
import type { RequestSession } from '../../session/request-session.ts';
import { allowedActs, reopenDays } from './inquiry-access.ts';
import {
  inquiryChangesRepository,
  type InquiryChange,
  type InquiryRecord,
} from './inquiry-changes.repository.ts';
import type { InquiryNotices } from './inquiry-notices.ts';
import { acting, inquirySteps, type InquiryStep } from './inquiry-steps.ts';
import { inquiryTeamRepository } from './inquiry-team.repository.ts';
import { inquiryThreadRepository } from './inquiry-thread.repository.ts';
import { requireMove, requireReplyMove, requireVersion } from './inquiry-transitions.ts';
import { inquiryDetailFor, readableInquiry } from './inquiries.service.ts';

export interface InquiryWorkDeps {
  notices: InquiryNotices;
  clock: () => Date;
}

/** Who does it, by which request, to which inquiry. */
export interface WorkContext {
  session: RequestSession;
  request: RequestInfo;
  id: string;
}

type Body<Verb extends keyof typeof inquiries> = ParsedBody<(typeof inquiries)[Verb]>;

/** What the team does with an inquiry. Each act holds the row, writes history, mail and live event with the change, or nothing. */
export function createInquiryWorkService({ notices, clock }: InquiryWorkDeps) {
  async function hold(tx: Transaction, { session, id }: WorkContext, action: Action): Promise<InquiryRecord> {
    requirePermission(session, action);
    const { id: known } = await readableInquiry(tx, session, id);
    const held =
      session.orgId === null ? undefined : await inquiryChangesRepository.hold(tx, session.orgId, known);
    if (held === undefined) throw new NotFoundError();
    return held;
  }

  async function finish(
    tx: Transaction,
    { session, request }: WorkContext,
    inquiry: InquiryRecord,
    step: InquiryStep,
  ): Promise<InquiryDetail> {
    await inquirySteps.record(tx, inquiry, acting(session, request), step);
    await inquiryChangesRepository.markRead(tx, inquiry, session.userId, clock());
    return { ...(await inquiryDetailFor(tx, session, inquiry.id, clock())), unread: false };
  }

  const speaksAsExpert = ({ role }: RequestSession) => role === 'expert' || role === 'individual';

  async function addMessage(
    tx: Transaction,
    session: RequestSession,
    inquiry: InquiryRecord,
    { visibility, body }: Body<'reply'>,
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

  async function note(tx: Transaction, context: WorkContext, body: Body<'reply'>): Promise<InquiryDetail> {
    const { session } = context;
    const inquiry = await hold(tx, context, 'inquiry.note');
    if (!allowedActs(session, inquiry, clock()).note) requireMove(inquiry.status, 'open');
    await addMessage(tx, session, inquiry, body);
    return finish(tx, context, inquiry, {
      verb: 'inquiry.noted',
      text: 'added an internal note',
      isSeekersToo: false,
    });
  }

  async function replyToSeeker(
    tx: Transaction,
    context: WorkContext,
    body: Body<'reply'>,
  ): Promise<InquiryDetail> {
    const { session } = context;
    const inquiry = await hold(tx, context, 'inquiry.reply');
    const then = body.then ?? 'open';
    if (inquiry.status === 'closed')
      throw new ConflictError('This inquiry is closed. Reopen it to reply.', {
        code: 'invalid_transition',
        details: { status: inquiry.status, allowed: ['open'] },
      });
    requireReplyMove(inquiry.status, then);
    const now = clock();
    const message = await addMessage(tx, session, inquiry, body);
    const isExpertIn = then === 'waiting_expert' || speaksAsExpert(session);
    const changed = await inquiryChangesRepository.change(tx, inquiry, {
      status: then,
      openedAt: inquiry.openedAt ?? now,
      firstReplyAt: inquiry.firstReplyAt ?? now,
      expertAskedAt: inquiry.expertAskedAt ?? (isExpertIn ? now : null),
      waitingSince: then === 'waiting_seeker' ? now : null,
      lastMessageAt: now,
      lastMessageBy: speaksAsExpert(session) ? 'expert' : 'staff',
    });
    await notices.replied(tx, changed, { ...message, visibility: 'all' });
    return finish(tx, context, changed, {
      verb: 'inquiry.replied',
      text:
        then === inquiry.status
          ? 'replied to the seeker'
          : `replied to the seeker and set it to ${inquiryStatusLabels[then]}`,
      before: { status: inquiry.status },
      after: { status: then },
      isSeekersToo: true,
    });
  }

  return {
    /** A reply goes to the seeker by mail and tracker; an internal note stays with the team. */
    reply: (db: Queryable, context: WorkContext, body: Body<'reply'>): Promise<InquiryDetail> =>
      transaction(db, (tx) =>
        body.visibility === 'internal' ? note(tx, context, body) : replyToSeeker(tx, context, body),
      ),

    /** Makes somebody of the desk responsible, or nobody. Taking a new inquiry opens it. */
    assign: (
      db: Queryable,
      context: WorkContext,
      { version, assignee_id: assigneeId }: Body<'update'>,
    ): Promise<InquiryDetail> =>
      transaction(db, async (tx) => {
        const { session } = context;
        const inquiry = await hold(tx, context, 'inquiry.assign');
        requireVersion(version, inquiry);
        requireOpenFor(inquiry, 'assigned');
        const name = assigneeId === null ? null : await deskNameOf(tx, inquiry.orgId, assigneeId);
        const isTaken = assigneeId !== null && inquiry.status === 'new';
        const changed = await inquiryChangesRepository.change(tx, inquiry, {
          assigneeId,
          ...(isTaken && { status: 'open' as const, openedAt: inquiry.openedAt ?? clock() }),
        });
        return finish(tx, context, changed, {
          verb: 'inquiry.assigned',
          text: assignmentWords(session, assigneeId, name),
          before: { assignee_id: inquiry.assigneeId, status: inquiry.status },
          after: { assignee_id: assigneeId, status: changed.status },
          isSeekersToo: isTaken,
        });
      }),

    /** Ends an inquiry with its outcome; the seeker is told that it ended, never why. */
    close: (
      db: Queryable,
      context: WorkContext,
      { version, outcome, note: reason }: Body<'close'>,
    ): Promise<InquiryDetail> =>
      transaction(db, async (tx) => {
        const inquiry = await hold(tx, context, 'inquiry.close');
        requireVersion(version, inquiry);
        requireMove(inquiry.status, 'closed');
        if (outcome === 'withdrawn')
          throw InputError.field('outcome', 'Only the seeker withdraws an inquiry. Choose another outcome.');
        const outcomeNote = reason === undefined || reason === '' ? null : reason;
        if (outcomesWithReason.includes(outcome) && outcomeNote === null)
          throw InputError.field('note', 'Say why the deadline was missed.', 'required');
        const changed = await inquiryChangesRepository.change(
          tx,
          inquiry,
          closing(outcome, outcomeNote, clock()),
        );
        await notices.closed(tx, changed);
        return finish(tx, context, changed, {
          verb: 'inquiry.closed',
          text: `closed it: ${inquiryOutcomeLabels[outcome]}${outcomeNote === null ? '' : ', with a note'}`,
          before: { status: inquiry.status },
          after: { status: 'closed', outcome },
          isSeekersToo: true,
        });
      }),

    /** Takes a closed inquiry up again, within 90 days. */
    reopen: (db: Queryable, context: WorkContext, { version }: Body<'reopen'>): Promise<InquiryDetail> =>
      transaction(db, async (tx) => {
        const { session } = context;
        const inquiry = await hold(tx, context, 'inquiry.close');
        requireVersion(version, inquiry);
        if (inquiry.status !== 'closed') requireMove(inquiry.status, 'open');
        if (!allowedActs(session, inquiry, clock()).reopen)
          throw new ConflictError(
            `This inquiry cannot be reopened: it ${inquiry.status === 'closed' ? `was closed more than ${reopenDays} days ago` : 'is not closed'}.`,
            {
              code: 'invalid_transition',
              details: { status: inquiry.status, allowed: [] },
            },
          );
        const changed = await inquiryChangesRepository.change(tx, inquiry, reopening);
        return finish(tx, context, changed, {
          verb: 'inquiry.reopened',
          text: 'reopened it',
          before: { status: 'closed', outcome: inquiry.outcome },
          after: { status: 'open' },
          isSeekersToo: true,
        });
      }),
  };
}

export type InquiryWorkService = ReturnType<typeof createInquiryWorkService>;

/** What closing sets, whoever closes. */
export const closing = (
  outcome: NonNullable<InquiryRecord['outcome']>,
  outcomeNote: string | null,
  now: Date,
): InquiryChange => ({
  status: 'closed',
  outcome,
  outcomeNote,
  closedAt: now,
  waitingSince: null,
});

/** What opening a closed inquiry again sets. */
export const reopening: InquiryChange = {
  status: 'open',
  outcome: null,
  outcomeNote: null,
  closedAt: null,
  waitingSince: null,
};

function requireOpenFor({ status }: InquiryRecord, act: string): void {
  if (status !== 'closed' && status !== 'archived' && status !== 'spam') return;
  throw new ConflictError(
    `This inquiry is ${inquiryStatusLabels[status]} and cannot be ${act}. Reopen it first.`,
    {
      code: 'invalid_transition',
      details: { status, allowed: status === 'closed' ? ['open'] : [] },
    },
  );
}

async function deskNameOf(tx: Transaction, orgId: string, userId: string): Promise<string> {
  const desk = await inquiryTeamRepository.desk(tx, orgId);
  const member = desk.find((candidate) => candidate.userId === userId);
  if (member === undefined)
    throw InputError.field(
      'assignee_id',
      'Only administrators and agents of your organisation can take an inquiry.',
    );
  return member.name;
}

function assignmentWords(session: RequestSession, assigneeId: string | null, name: string | null): string {
  if (assigneeId === null) return 'took the assignment away';
  return assigneeId === session.userId ? 'took it' : `assigned it to ${name ?? 'somebody'}`;
}

import {
  inquiryOutcomeLabels,
  type inquiries,
  type InquiryDetail,
  type ParsedBody,
  formatList,
} from '@rostrum/contracts';
import { type Queryable, transaction } from '@rostrum/server-kit/database';
import { ConflictError, InputError } from '@rostrum/server-kit';
import type { AskFlow } from './asks/ask-flow.ts';
import { allowedActs, reopenDays } from './inquiry-access.ts';
import { beginAct, finishAct, type ActContext, type InquiryActDeps } from './inquiry-act.ts';
import { givenReason, lateWords } from './late-reason.ts';
import { inquiryChangesRepository, type InquiryRecord } from './inquiry-changes.repository.ts';
import { closing, reopening } from './inquiry-endings.ts';
import { deskNameOf, describeAssignment, requireOpenFor } from './assignment.ts';
import { movesOf, requireMove, requireVersion } from './inquiry-transitions.ts';
import type { HeldReplyService } from './writing/held-replies.service.ts';

type Body<Verb extends keyof typeof inquiries> = ParsedBody<(typeof inquiries)[Verb]>;

function whyNotReopened({ status, mergedInto }: InquiryRecord): string {
  if (mergedInto !== null)
    return 'This inquiry is merged into another one and answered there. Separate it to open it again.';
  const reason = status === 'closed' ? `was closed more than ${reopenDays} days ago` : 'is not closed';
  return `This inquiry cannot be reopened: it ${reason}.`;
}

/** What the desk decides: who is responsible, and when it is over. */
export function createInquiryDecisionService({
  notices,
  flow,
  clock,
  held,
}: InquiryActDeps & { flow: AskFlow; held: Pick<HeldReplyService, 'flushOwn'> }) {
  return {
    /** Makes somebody of the desk responsible, or nobody. Taking a new inquiry opens it. */
    assign: (
      db: Queryable,
      context: ActContext<'inquiry.assign'>,
      { version, assignee_id: assigneeId }: Body<'update'>,
    ): Promise<InquiryDetail> =>
      transaction(db, async (tx) => {
        const { session } = context;
        const inquiry = await beginAct(tx, context);
        requireVersion(version, inquiry);
        requireOpenFor(inquiry, 'assigned');
        const name = assigneeId === null ? null : await deskNameOf(tx, inquiry.orgId, assigneeId);
        const isTaken = assigneeId !== null && inquiry.status === 'new';
        const changed = await inquiryChangesRepository.change(tx, inquiry, {
          assigneeId,
          ...(isTaken && { status: 'open' as const, openedAt: inquiry.openedAt ?? clock() }),
        });
        if (assigneeId !== null && assigneeId !== inquiry.assigneeId)
          await notices.assigned(tx, changed, { assigneeId, by: session });
        return finishAct(tx, context, {
          inquiry: changed,
          now: clock(),
          step: {
            ...describeAssignment(session, assigneeId, name),
            before: { assignee_id: inquiry.assigneeId, status: inquiry.status },
            after: { assignee_id: assigneeId, status: changed.status },
            isSeekersToo: isTaken,
          },
        });
      }),

    /** Lets experts who take the type through the office see it, and tells them so by email. */
    passOn: (
      db: Queryable,
      context: ActContext<'inquiry.assign'>,
      { version, person_ids: personIds }: Body<'passOn'>,
    ): Promise<InquiryDetail> =>
      transaction(db, async (tx) => {
        const inquiry = await beginAct(tx, context);
        requireVersion(version, inquiry);
        requireOpenFor(inquiry, 'passed on');
        const passed = await inquiryChangesRepository.passOn(tx, inquiry, personIds);
        if (passed.length === 0)
          throw InputError.field(
            'person_ids',
            'None of these people are waiting for this inquiry. Reload it.',
          );
        const isTaken = inquiry.status === 'new';
        const changed = await inquiryChangesRepository.change(tx, inquiry, {
          ...(isTaken && { status: 'open' as const, openedAt: inquiry.openedAt ?? clock() }),
        });
        const names = await notices.passedOn(tx, changed, { personIds: passed, by: context.session.name });
        return finishAct(tx, context, {
          inquiry: changed,
          now: clock(),
          step: {
            verb: 'inquiry.passed_on',
            text: `passed it on to ${formatList(names)}`,
            before: { status: inquiry.status },
            after: { status: changed.status, person_ids: passed },
            isSeekersToo: isTaken,
          },
        });
      }),

    /** Ends an inquiry with its outcome; the seeker sees the outcome, never the note. */
    close: (
      db: Queryable,
      context: ActContext<'inquiry.close'>,
      { version, outcome, note: reason, late_reason: lateReason }: Body<'close'>,
    ): Promise<InquiryDetail> =>
      transaction(db, async (tx) => {
        const begun = await beginAct(tx, context);
        requireVersion(version, begun);
        requireMove(begun, 'closed', { by: context.session, now: clock() });
        const inquiry = await held.flushOwn(tx, begun, context.session);
        if (outcome === 'withdrawn')
          throw InputError.field('outcome', 'Only the seeker withdraws an inquiry. Choose another outcome.');
        const outcomeNote = reason === undefined || reason === '' ? null : reason;
        const changed = await inquiryChangesRepository.change(tx, inquiry, {
          ...closing(outcome, outcomeNote, clock()),
          ...givenReason(inquiry, lateReason),
        });
        await flow.endAll(tx, changed);
        await notices.closed(tx, changed);
        return finishAct(tx, context, {
          inquiry: changed,
          now: clock(),
          step: {
            verb: 'inquiry.closed',
            text: formatList([
              `closed it: ${inquiryOutcomeLabels[outcome]}${outcomeNote === null ? '' : ', with a note'}`,
              ...lateWords(inquiry, lateReason),
            ]),
            before: { status: inquiry.status },
            after: { status: 'closed', outcome },
            isSeekersToo: true,
          },
        });
      }),

    /** Takes a closed inquiry up again, within 90 days. */
    reopen: (
      db: Queryable,
      context: ActContext<'inquiry.close'>,
      { version }: Body<'reopen'>,
    ): Promise<InquiryDetail> =>
      transaction(db, async (tx) => {
        const { session } = context;
        const inquiry = await beginAct(tx, context);
        requireVersion(version, inquiry);
        if (inquiry.status !== 'closed') requireMove(inquiry, 'open', { by: session, now: clock() });
        if (!allowedActs(session, inquiry, clock()).reopen)
          throw new ConflictError(whyNotReopened(inquiry), {
            code: 'invalid_transition',
            details: { status: inquiry.status, allowed: movesOf(inquiry, { by: session, now: clock() }) },
          });
        const changed = await inquiryChangesRepository.change(tx, inquiry, {
          ...reopening,
          openedAt: inquiry.openedAt ?? clock(),
        });
        return finishAct(tx, context, {
          inquiry: changed,
          now: clock(),
          step: {
            verb: 'inquiry.reopened',
            text: 'reopened it',
            before: { status: 'closed', outcome: inquiry.outcome },
            after: { status: 'open' },
            isSeekersToo: true,
          },
        });
      }),
  };
}

export type InquiryDecisionService = ReturnType<typeof createInquiryDecisionService>;

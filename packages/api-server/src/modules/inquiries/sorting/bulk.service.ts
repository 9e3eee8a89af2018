import {
  inquiryOutcomeLabels,
  type InquiryStatus,
  type ParsedBody,
  type RouteResponse,
} from '@rostrum/contracts';
import { holdSeconds, type inquirySorting } from '@rostrum/contracts/inquiries';
import { ConflictError, NotAllowedError, NotFoundError, organisationOf } from '@rostrum/server-kit';
import { type Queryable, type Transaction, transaction } from '@rostrum/server-kit/database';
import type { AskFlow } from '../asks/ask-flow.ts';
import { deskNameOf, describeAssignment, requireOpenFor } from '../assignment.ts';
import { beginAct, type ActContext, type InquiryActDeps } from '../inquiry-act.ts';
import {
  inquiryChangesRepository,
  type InquiryChange,
  type InquiryRecord,
} from '../inquiry-changes.repository.ts';
import { closing } from '../inquiry-endings.ts';
import { acting, inquirySteps, type InquiryStep } from '../inquiry-steps.ts';
import { requireMove } from '../inquiry-transitions.ts';
import { screeningRepository } from '../rules/screening.repository.ts';
import type { HeldReplyService } from '../writing/held-replies.service.ts';
import { bulkActRepository } from './bulk-acts.repository.ts';
import type { BulkEntry } from '../inquiry-sorting.schema.ts';

export type BulkBody = ParsedBody<typeof inquirySorting.act>;
type BulkResult = RouteResponse<typeof inquirySorting.act>;
type Context = Omit<ActContext<'inquiry.assign'>, 'id'>;

export interface BulkDeps extends InquiryActDeps {
  flow: AskFlow;
  held: Pick<HeldReplyService, 'flushOwn'>;
}

const mostTags = 20;
const undoMinutes = 10;
/** Mails about it wait a little longer than Undo is offered. */
const mailDelayMs = (holdSeconds + 2) * 1000;

interface Done {
  change: InquiryChange;
  step: InquiryStep;
  /** Everything else that belongs to it, after the change. */
  then?: (tx: Transaction, changed: InquiryRecord) => Promise<void>;
}

const stateOf = ({
  status,
  assigneeId,
  tags,
  outcome,
  outcomeNote,
  closedAt,
  waitingSince,
}: InquiryRecord) => ({
  status,
  assigneeId,
  tags,
  outcome,
  outcomeNote,
  closedAt: closedAt?.toISOString() ?? null,
  waitingSince: waitingSince?.toISOString() ?? null,
});

const date = (value: string | null) => (value === null ? null : new Date(value));

/** Who was asked is not asked again by undoing, so the team's turn is not waiting for them. */
const restoredStatus = (status: InquiryStatus): InquiryStatus =>
  status === 'waiting_expert' ? 'open' : status;

/** The reason of a refusal; everything else is a fault. */
function reasonOf(error: unknown): string {
  if (error instanceof ConflictError || error instanceof NotAllowedError || error instanceof NotFoundError)
    return error.message;
  throw error;
}

/** One act on several inquiries. Each is a transaction of its own: one that is refused does not keep the others. */
export function createBulkService({ notices, flow, held, clock }: BulkDeps) {
  const mailAt = () => new Date(clock().getTime() + mailDelayMs);

  function assign(
    { session }: Context,
    inquiry: InquiryRecord,
    { assigneeId, name }: { assigneeId: string | null; name: string | null },
  ): Done | null {
    requireOpenFor(inquiry, 'assigned');
    if (inquiry.assigneeId === assigneeId) return null;
    const isTaken = assigneeId !== null && inquiry.status === 'new';
    const change = {
      assigneeId,
      ...(isTaken && { status: 'open' as const, openedAt: inquiry.openedAt ?? clock() }),
    };
    return {
      change,
      step: {
        ...describeAssignment(session, assigneeId, name),
        before: { assignee_id: inquiry.assigneeId, status: inquiry.status },
        after: { assignee_id: assigneeId, status: change.status ?? inquiry.status },
        isSeekersToo: isTaken,
      },
      ...(assigneeId !== null && {
        then: (tx, changed) =>
          notices.assigned(tx, changed, { assigneeId, by: session, notBefore: mailAt() }),
      }),
    };
  }

  function tag(inquiry: InquiryRecord, word: string, isAdded: boolean): Done | null {
    if (inquiry.tags.includes(word) === isAdded) return null;
    if (isAdded && inquiry.tags.length >= mostTags)
      throw new ConflictError(`It has ${mostTags} tags. Remove one first.`, { code: 'invalid_transition' });
    const tags = isAdded ? [...inquiry.tags, word] : inquiry.tags.filter((each) => each !== word);
    return {
      change: { tags },
      step: {
        verb: 'inquiry.tagged',
        text: `${isAdded ? 'added' : 'removed'} the tag ${word}`,
        before: { tags: inquiry.tags },
        after: { tags },
        isSeekersToo: false,
      },
    };
  }

  function close(
    { session }: Context,
    inquiry: InquiryRecord,
    { outcome, note }: Extract<BulkBody, { act: 'close' }>,
  ): Done {
    requireMove(inquiry, 'closed', { by: session, now: clock() });
    const outcomeNote = note === undefined || note === '' ? null : note;
    return {
      change: closing(outcome, outcomeNote, clock()),
      step: {
        verb: 'inquiry.closed',
        text: `closed it: ${inquiryOutcomeLabels[outcome]}${outcomeNote === null ? '' : ', with a note'}`,
        before: { status: inquiry.status },
        after: { status: 'closed', outcome },
        isSeekersToo: true,
      },
      then: async (tx, changed) => {
        await flow.endAll(tx, changed);
        await notices.closed(tx, changed, mailAt());
      },
    };
  }

  function archive({ session }: Context, inquiry: InquiryRecord): Done {
    requireMove(inquiry, 'archived', { by: session, now: clock() });
    return {
      change: { status: 'archived' },
      step: {
        verb: 'inquiry.archived',
        text: 'archived it',
        before: { status: inquiry.status },
        after: { status: 'archived' },
        isSeekersToo: true,
      },
    };
  }

  function spam({ session }: Context, inquiry: InquiryRecord): Done {
    if (inquiry.mergedInto !== null)
      throw new ConflictError('It is merged into another inquiry. Separate it first.', {
        code: 'invalid_transition',
      });
    requireMove(inquiry, 'spam', { by: session, now: clock() });
    return {
      change: { status: 'spam', outcome: null, outcomeNote: null, closedAt: null, waitingSince: null },
      step: {
        verb: 'inquiry.moved_to_spam',
        text: 'marked it as spam',
        before: { status: inquiry.status },
        after: { status: 'spam' },
        isSeekersToo: true,
      },
      then: async (tx, changed) => {
        await flow.endAll(tx, changed);
        // AI Quarantine lists it, where an administrator can release it.
        await screeningRepository.markByDesk(tx, changed, { userId: session.userId, now: clock() });
      },
    };
  }

  function decide(
    context: Context,
    inquiry: InquiryRecord,
    body: BulkBody,
    name: string | null,
  ): Done | null {
    switch (body.act) {
      case 'assign':
        return assign(context, inquiry, { assigneeId: body.assignee_id, name });
      case 'add_tag':
      case 'remove_tag':
        return tag(inquiry, body.tag, body.act === 'add_tag');
      case 'close':
        return close(context, inquiry, body);
      case 'archive':
        return archive(context, inquiry);
      case 'spam':
        return spam(context, inquiry);
    }
  }

  /** Null when it is already so. */
  async function actOn(
    tx: Transaction,
    context: ActContext<'inquiry.assign'>,
    body: BulkBody,
    name: string | null,
  ): Promise<BulkEntry | null> {
    const begun = await beginAct(tx, context);
    const isEnding = body.act === 'close' || body.act === 'spam';
    const inquiry = isEnding ? await held.flushOwn(tx, begun, context.session) : begun;
    const done = decide(context, inquiry, body, name);
    if (done === null) return null;
    const changed = await inquiryChangesRepository.change(tx, inquiry, done.change);
    await done.then?.(tx, changed);
    await inquirySteps.record(tx, changed, acting(context.session, context.request), done.step);
    return { id: inquiry.id, version: changed.version, before: stateOf(inquiry) };
  }

  /** Only what nobody changed since. */
  async function putBack(
    tx: Transaction,
    { session, request }: Context,
    entry: BulkEntry,
    act: { words: string; since: Date },
  ): Promise<string | null> {
    const inquiry = await inquiryChangesRepository.hold(tx, organisationOf(session), entry.id);
    if (inquiry === undefined) return 'It is not there any more.';
    if (inquiry.version !== entry.version) return 'It was changed since, and stays as it is.';
    const { before } = entry;
    const status = restoredStatus(before.status);
    const changed = await inquiryChangesRepository.change(tx, inquiry, {
      ...before,
      status,
      closedAt: date(before.closedAt),
      waitingSince: date(before.waitingSince),
    });
    if (inquiry.status === 'spam') await screeningRepository.unmarkByDesk(tx, changed);
    await notices.undone(tx, changed, act.since);
    await inquirySteps.record(tx, changed, acting(session, request), {
      verb: 'inquiry.undone',
      text: `undid that they ${act.words}`,
      before: { status: inquiry.status, assignee_id: inquiry.assigneeId },
      after: { status, assignee_id: changed.assigneeId },
      isSeekersToo: inquiry.status !== status,
    });
    return null;
  }

  return {
    async act(db: Queryable, context: Context, body: BulkBody): Promise<BulkResult> {
      const now = clock();
      const orgId = organisationOf(context.session);
      const name =
        body.act === 'assign' && body.assignee_id !== null
          ? await transaction(db, (tx) => deskNameOf(tx, orgId, body.assignee_id ?? ''))
          : null;
      const entries: BulkEntry[] = [];
      const done: string[] = [];
      const refused: BulkResult['refused'] = [];
      for (const id of new Set(body.ids)) {
        try {
          const entry = await transaction(db, (tx) => actOn(tx, { ...context, id }, body, name));
          if (entry !== null) entries.push(entry);
          done.push(id);
        } catch (error) {
          const reason = reasonOf(error);
          const found = await inquiryChangesRepository.find(db, orgId, id);
          refused.push({ id, ref: found?.ref ?? '', reason });
        }
      }
      const { userId } = context.session;
      const kept =
        entries.length === 0
          ? null
          : await bulkActRepository.add(db, { orgId, userId, act: body.act, entries, createdAt: now });
      return { undo_id: kept?.id ?? null, done, refused };
    },

    async undo(db: Queryable, context: Context, id: string): Promise<Omit<BulkResult, 'undo_id'>> {
      const now = clock();
      const owner = { orgId: organisationOf(context.session), userId: context.session.userId };
      const since = new Date(now.getTime() - undoMinutes * 60_000);
      const act = await bulkActRepository.take(db, owner, { id, since, now });
      if (act === undefined)
        throw new NotFoundError('This can no longer be undone. Change the inquiries one by one.');
      const done: string[] = [];
      const refused: BulkResult['refused'] = [];
      for (const entry of act.entries) {
        const reason = await transaction(db, (tx) =>
          putBack(tx, context, entry, { words: words[act.act], since: act.createdAt }),
        );
        if (reason === null) done.push(entry.id);
        else {
          const found = await inquiryChangesRepository.find(db, owner.orgId, entry.id);
          refused.push({ id: entry.id, ref: found?.ref ?? '', reason });
        }
      }
      return { done, refused };
    },
  };
}

const words: Record<BulkBody['act'], string> = {
  assign: 'assigned it',
  add_tag: 'tagged it',
  remove_tag: 'removed a tag',
  close: 'closed it',
  archive: 'archived it',
  spam: 'marked it as spam',
};

export type BulkService = ReturnType<typeof createBulkService>;

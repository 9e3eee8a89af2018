import type { InquiryDetail, ParsedBody } from '@rostrum/contracts';
import { holdSeconds, type inquiryMerges, type MergeCandidate } from '@rostrum/contracts/inquiries';
import {
  ConflictError,
  NotAllowedError,
  NotFoundError,
  organisationOf,
  type Permitted,
} from '@rostrum/server-kit';
import { type Queryable, type Transaction, transaction } from '@rostrum/server-kit/database';
import { beginAct, finishAct, type ActContext, type InquiryActDeps } from '../inquiry-act.ts';
import { readableInquiry } from '../inquiries.service.ts';
import { inquiryChangesRepository, type InquiryRecord } from '../inquiry-changes.repository.ts';
import { closing, reopening } from '../inquiry-endings.ts';
import { acting, inquirySteps } from '../inquiry-steps.ts';
import { requireVersion } from '../inquiry-transitions.ts';
import { meetingRepository } from '../meetings/meetings.repository.ts';
import type { HeldReplyService } from '../writing/held-replies.service.ts';
import { joined, keptStateOf, nearerDeadline, separated, tagsToAdd } from './joined-state.ts';
import { earlierFirst, whyNotMerge } from './merge-rules.ts';
import { mergingRepository } from './merging.repository.ts';

type Context = ActContext<'inquiry.assign'>;

/** The mail about it waits a little longer than Undo is offered. */
const mailDelayMs = (holdSeconds + 2) * 1000;

const refuse = (message: string, { status }: InquiryRecord) =>
  new ConflictError(message, { code: 'invalid_transition', details: { status, allowed: [] } });

/** Two inquiries of one sender about one matter become one. What was written stays where it was, so that it can be separated. */
export function createMergingService({
  notices,
  held,
  clock,
}: InquiryActDeps & { held: Pick<HeldReplyService, 'flushOwn'> }) {
  const refusalOf = async (db: Queryable, kept: InquiryRecord, source: InquiryRecord) =>
    whyNotMerge(kept, {
      ...source,
      holdsOthers: await mergingRepository.holdsOthers(db, source),
      holdsMeeting: (await meetingRepository.ofInquiry(db, source)) !== undefined,
    });

  /** Both in the same order, whoever names which: two who merge at once wait for each other instead of standing still. */
  async function beginBoth(tx: Transaction, context: Context, otherId: string) {
    const held: InquiryRecord[] = [];
    for (const id of [context.id, otherId].toSorted()) held.push(await beginAct(tx, { ...context, id }));
    const [one, other] = [context.id, otherId].map((id) => held.find((each) => each.id === id));
    if (one === undefined || other === undefined) throw new NotFoundError();
    return { one, other };
  }

  async function presentCandidate(
    db: Queryable,
    one: InquiryRecord,
    other: InquiryRecord,
  ): Promise<MergeCandidate> {
    const [kept, source] = earlierFirst(one, other);
    const brought = await mergingRepository.brought(db, { kept, source });
    return {
      id: other.id,
      ref: other.ref,
      type: other.type as MergeCandidate['type'],
      subject: other.subject,
      status: other.status,
      created_at: other.createdAt.toISOString(),
      version: other.version,
      kept: { id: kept.id, ref: kept.ref },
      moves: { ...brought, tags: tagsToAdd(kept, source) },
      deadline_at: nearerDeadline(kept, source)?.toISOString() ?? null,
      refused: await refusalOf(db, kept, source),
    };
  }

  return {
    /** What could be merged with an inquiry. One that the session may not read is left out. */
    async candidates(
      db: Queryable,
      { session, id }: { session: Permitted<'inquiry.assign'>; id: string },
    ): Promise<{ items: MergeCandidate[] }> {
      const orgId = organisationOf(session);
      await readableInquiry(db, session, id);
      const one = await inquiryChangesRepository.find(db, orgId, id);
      if (one === undefined) throw new NotFoundError();
      const items: MergeCandidate[] = [];
      for (const row of await mergingRepository.candidates(db, one)) {
        try {
          await readableInquiry(db, session, row.id);
        } catch (error) {
          if (error instanceof NotAllowedError || error instanceof NotFoundError) continue;
          throw error;
        }
        const other = await inquiryChangesRepository.find(db, orgId, row.id);
        if (other !== undefined) items.push(await presentCandidate(db, one, other));
      }
      return { items };
    },

    async merge(
      db: Queryable,
      context: Context,
      { version, other_id: otherId, other_version: otherVersion }: ParsedBody<typeof inquiryMerges.merge>,
    ): Promise<InquiryDetail> {
      // Before the transaction, whose time its mail bears: undoing takes back what was written since.
      const now = clock();
      return transaction(db, async (tx) => {
        const { session, request } = context;
        const { one, other } = await beginBoth(tx, context, otherId);
        requireVersion(version, one);
        requireVersion(otherVersion, other);
        const [kept, begun] = earlierFirst(one, other);
        const reason = await refusalOf(tx, kept, begun);
        if (reason !== null) throw refuse(reason, one);
        const source = await held.flushOwn(tx, begun, session);
        const pair = { kept, source };
        const people = await mergingRepository.addPeople(tx, pair);
        const watchers = await mergingRepository.addWatchers(tx, pair);
        const stays = await inquiryChangesRepository.change(tx, kept, joined(kept, source, now));
        const closed = await inquiryChangesRepository.change(tx, source, {
          ...closing('duplicate', null, now),
          mergedInto: kept.id,
          mergedAt: now,
          mergeUndo: {
            source: { status: source.status, waitingSince: source.waitingSince?.toISOString() ?? null },
            kept: { before: keptStateOf(kept), after: keptStateOf(stays), version: stays.version },
            people,
            watchers,
            tags: tagsToAdd(kept, source),
          },
        });
        await notices.merged(tx, stays, {
          ref: closed.ref,
          notBefore: new Date(now.getTime() + mailDelayMs),
        });
        await inquirySteps.record(tx, closed, acting(session, request), {
          verb: 'inquiry.merged',
          text: `merged it into ${kept.ref}`,
          before: { status: source.status },
          after: { status: 'closed', outcome: 'duplicate', merged_into: kept.ref },
          isSeekersToo: true,
        });
        return finishAct(
          tx,
          { ...context, id: kept.id },
          {
            inquiry: stays,
            now,
            step: {
              verb: 'inquiry.merged',
              text: `merged ${closed.ref} into it`,
              before: { status: kept.status },
              after: { status: stays.status, merged: closed.ref },
              isSeekersToo: true,
            },
          },
        );
      });
    },

    /** Takes a merged inquiry out again. */
    separate: (
      db: Queryable,
      context: Context,
      { version }: ParsedBody<typeof inquiryMerges.separate>,
    ): Promise<InquiryDetail> =>
      transaction(db, async (tx) => {
        const { session, request } = context;
        const known = await inquiryChangesRepository.find(tx, organisationOf(session), context.id);
        if (known?.mergedInto == null) {
          const inquiry = await beginAct(tx, context);
          throw refuse(`${inquiry.ref} is not merged into another inquiry.`, inquiry);
        }
        const { one: source, other: kept } = await beginBoth(tx, context, known.mergedInto);
        requireVersion(version, source);
        const { mergeUndo: undo } = source;
        if (source.mergedInto !== kept.id || undo === null) throw refuse('It is separated already.', source);
        if (source.status !== 'closed')
          throw refuse(`${source.ref} is archived and stays with ${kept.ref}.`, source);
        const now = clock();
        const own = await mergingRepository.ownThread(tx, kept);
        if (own === undefined) throw new Error('An inquiry without a message cannot be.');
        await mergingRepository.removePeople(tx, kept, undo.people);
        await mergingRepository.removeWatchers(tx, kept, undo.watchers);
        const stays = await inquiryChangesRepository.change(
          tx,
          kept,
          separated(kept, { ...undo.kept, tags: undo.tags, own, now }),
        );
        const opened = await inquiryChangesRepository.change(tx, source, {
          ...reopening,
          status: undo.source.status,
          waitingSince: undo.source.waitingSince === null ? null : new Date(undo.source.waitingSince),
          mergedInto: null,
          mergedAt: null,
          mergeUndo: null,
        });
        await notices.undone(tx, kept, source.mergedAt ?? now);
        await inquirySteps.record(tx, stays, acting(session, request), {
          verb: 'inquiry.separated',
          text: `separated ${opened.ref} from it`,
          before: { status: kept.status },
          after: { status: stays.status },
          isSeekersToo: true,
        });
        return finishAct(tx, context, {
          inquiry: opened,
          now,
          step: {
            verb: 'inquiry.separated',
            text: `separated it from ${kept.ref}`,
            before: { status: 'closed' },
            after: { status: opened.status },
            isSeekersToo: true,
          },
        });
      }),
  };
}

import {
  formatList,
  grantOf,
  type InquiryDetail,
  type InquiryTypeId,
  type ParsedBody,
  type ParsedQuery,
} from '@rostrum/contracts';
import { type AskCandidate, type inquiryAsks } from '@rostrum/contracts/inquiries';
import { type Queryable, type Transaction, transaction, uuidv7 } from '@rostrum/server-kit/database';
import {
  ConflictError,
  InputError,
  NotFoundError,
  organisationOf,
  RateLimitError,
  type Permitted,
  type RequestSession,
} from '@rostrum/server-kit';
import type { PersonScope } from '../../people/index.ts';
import { findNearExperts, type MeaningDeps } from '../../search/index.ts';
import { beginAct, finishAct, type ActContext } from '../inquiry-act.ts';
import { inquiryAskRepository, type AskRecord } from '../inquiry-asks.repository.ts';
import {
  inquiryChangesRepository,
  type InquiryChange,
  type InquiryRecord,
} from '../inquiry-changes.repository.ts';
import { requireMove, requireVersion } from '../inquiry-transitions.ts';
import { readableInquiry } from '../inquiries.service.ts';
import type { AskFlow } from './ask-flow.ts';
import { inquiryTeamRepository } from '../inquiry-team.repository.ts';
import { askPeopleRepository } from '../ask-people.repository.ts';
import { answerBy, windowMinutes } from './ask-window.ts';

export interface AskExpertsDeps extends MeaningDeps {
  flow: AskFlow;
  clock: () => Date;
}

type AskContext = ActContext<'inquiry.ask'> & { askId: string };

/** An agent asks within the own departments and tags only. */
const scopeOfAsker = (session: RequestSession): PersonScope | null =>
  grantOf(session.role, 'inquiry.ask') === 'scope' ? session.scopes : null;

/** What the desk does to get an expert: ask, remind, take back, agree to a time. */
export function createAskExpertsService({ flow, clock, semantics }: AskExpertsDeps) {
  async function requireAsk(tx: Transaction, inquiry: InquiryRecord, askId: string): Promise<AskRecord> {
    const ask = await inquiryAskRepository.find(tx, inquiry.orgId, askId);
    if (ask?.inquiryId !== inquiry.id) throw new NotFoundError('This question to an expert was not found.');
    return ask;
  }

  /** Ends an act on one ask: what it makes of the inquiry, and its line in the history. */
  async function finish(
    tx: Transaction,
    context: ActContext,
    {
      inquiry,
      change,
      verb,
      text,
    }: { inquiry: InquiryRecord; change: InquiryChange; verb: `inquiry.${string}`; text: string },
  ): Promise<InquiryDetail> {
    const changed = await inquiryChangesRepository.change(tx, inquiry, change);
    return finishAct(tx, context, {
      inquiry: changed,
      now: clock(),
      step: {
        verb,
        text,
        before: { status: inquiry.status },
        after: { status: changed.status },
        isSeekersToo: true,
      },
    });
  }

  return {
    async candidates(
      db: Queryable,
      { session, id }: { session: Permitted<'inquiry.ask'>; id: string },
      { q }: ParsedQuery<typeof inquiryAsks.candidates>,
    ): Promise<{ items: AskCandidate[] }> {
      const { type, subject, message } = await readableInquiry(db, session, id);
      const orgId = organisationOf(session);
      const isSearched = q !== undefined && q !== '';
      const near = isSearched
        ? null
        : await findNearExperts({ semantics }, { orgId, text: `${subject}. ${message}` });
      const items = await askPeopleRepository.candidates(db, {
        orgId,
        inquiryId: id,
        type,
        about: `${subject} ${message}`,
        q,
        near,
        scope: scopeOfAsker(session),
        now: clock(),
      });
      return { items };
    },

    ask: (
      db: Queryable,
      context: ActContext<'inquiry.ask'>,
      body: ParsedBody<typeof inquiryAsks.ask>,
    ): Promise<InquiryDetail> =>
      transaction(db, async (tx) => {
        const { session } = context;
        const now = clock();
        const { person_ids: personIds, in_order: inOrder } = body;
        const inquiry = await beginAct(tx, context);
        requireVersion(body.version, inquiry);
        if (inquiry.status !== 'waiting_expert') requireMove(inquiry, 'waiting_expert', { by: session, now });
        await requireAskable(tx, { session, inquiry, personIds });
        const { timezone } = await inquiryTeamRepository.organisation(tx, inquiry.orgId);
        const until = answerUntil(body.accept_by, inquiry, { now, timezone });
        const roundId = uuidv7();
        const count = personIds.length;
        const asks = await inquiryAskRepository.insert(
          tx,
          personIds.map((personId, position) => ({
            orgId: inquiry.orgId,
            inquiryId: inquiry.id,
            personId,
            roundId,
            inOrder: inOrder && count > 1,
            position,
            state: 'queued' as const,
            text: body.text,
            hideOutlet: body.hide_outlet,
            windowMinutes: windowMinutes(now, until, { count, inOrder }),
            askedBy: session.userId,
            createdAt: now,
          })),
        );
        const names: string[] = [];
        for (const ask of asks) {
          const isTurn = !ask.inOrder || ask.position === 0;
          const person = isTurn
            ? await flow.start(tx, inquiry, ask, session.name)
            : await flow.personOf(tx, ask);
          names.push(person.name);
        }
        return finish(tx, context, {
          inquiry,
          change: { status: 'waiting_expert', openedAt: inquiry.openedAt ?? now, waitingSince: null },
          verb: 'inquiry.asked',
          text: `asked ${formatList(names)}${count === 1 ? '' : inOrder ? ', one after the other' : '; the first yes wins'}`,
        });
      }),

    remind: (db: Queryable, context: AskContext): Promise<InquiryDetail> =>
      transaction(db, async (tx) => {
        const inquiry = await beginAct(tx, context);
        const ask = await requireAsk(tx, inquiry, context.askId);
        requireState(ask, ['asked'], 'An answer is not waited for any more.');
        requirePause(ask, clock());
        const { name } = await flow.remind(tx, inquiry, ask, context.session.name);
        return finish(tx, context, {
          inquiry,
          change: {},
          verb: 'inquiry.ask_reminded',
          text: `reminded ${name}`,
        });
      }),

    cancel: (db: Queryable, context: AskContext): Promise<InquiryDetail> =>
      transaction(db, async (tx) => {
        const inquiry = await beginAct(tx, context);
        const ask = await requireAsk(tx, inquiry, context.askId);
        requireState(ask, ['asked', 'queued', 'proposed'], 'There is nothing left to cancel.');
        const { name } = await flow.personOf(tx, ask);
        await flow.cancel(tx, inquiry, ask, 'desk');
        const next = await flow.next(tx, inquiry, ask.roundId, context.session.name);
        return finish(tx, context, {
          inquiry,
          change: await flow.settled(tx, inquiry),
          verb: 'inquiry.ask_cancelled',
          text: `cancelled the question to ${name}${next === null ? '' : ` and asked ${next.name}`}`,
        });
      }),

    /** A time that an expert offered fits: only now is it a yes. */
    takeTime: (
      db: Queryable,
      context: AskContext,
      { at }: ParsedBody<typeof inquiryAsks.takeTime>,
    ): Promise<InquiryDetail> =>
      transaction(db, async (tx) => {
        const inquiry = await beginAct(tx, context);
        const ask = await requireAsk(tx, inquiry, context.askId);
        requireState(ask, ['proposed'], 'No time is offered any more.');
        const agreedAt = ask.times.find((time) => time.getTime() === Date.parse(at));
        if (agreedAt === undefined)
          throw InputError.field('at', 'Choose one of the times that were offered.');
        const person = await flow.personOf(tx, ask);
        await flow.accept(tx, inquiry, ask, { agreedAt });
        return finish(tx, context, {
          inquiry,
          change: await flow.settled(tx, inquiry, true),
          verb: 'inquiry.ask_accepted',
          text: `agreed to a time that ${person.name} offered`,
        });
      }),
  };

  async function requireAskable(
    tx: Transaction,
    {
      session,
      inquiry,
      personIds,
    }: { session: RequestSession; inquiry: InquiryRecord; personIds: readonly string[] },
  ): Promise<void> {
    const { orgId } = inquiry;
    const type = inquiry.type as InquiryTypeId;
    const scope = scopeOfAsker(session);
    const askable = await askPeopleRepository.askable(tx, { orgId, type, scope }, personIds);
    if (askable.length < personIds.length)
      throw InputError.field(
        'person_ids',
        'One of the experts you chose can’t be asked about this inquiry. Choose again.',
      );
    const pending = await inquiryAskRepository.pendingFor(tx, inquiry, personIds);
    if (pending.length > 0)
      throw InputError.field(
        'person_ids',
        'One of the experts you chose has already been asked about this inquiry.',
      );
  }
}

export type AskExpertsService = ReturnType<typeof createAskExpertsService>;

function answerUntil(
  chosen: string | undefined,
  { deadlineAt }: InquiryRecord,
  { now, timezone }: { now: Date; timezone: string },
): Date {
  if (chosen === undefined) return answerBy(now, deadlineAt, timezone);
  const until = new Date(chosen);
  if (until <= now) throw InputError.field('accept_by', 'Choose a time that is still to come.');
  if (until.getTime() - now.getTime() > 180 * 86_400_000)
    throw InputError.field('accept_by', 'Choose a time within 180 days.');
  return until;
}

/** Reminders help nobody when they come one after the other. */
const pauseMinutes = 30;

function requirePause({ askedAt, remindedAt }: AskRecord, now: Date): void {
  const last = remindedAt ?? askedAt;
  if (last === null) return;
  const left = Math.ceil(pauseMinutes - (now.getTime() - last.getTime()) / 60_000);
  if (left > 0)
    throw new RateLimitError(
      left * 60,
      `The last email went out a moment ago. Remind again in ${left} min, or call.`,
    );
}

function requireState({ state }: AskRecord, states: readonly AskRecord['state'][], message: string): void {
  if (!states.includes(state))
    throw new ConflictError(`${message} Look at what changed.`, {
      code: 'invalid_transition',
      details: { state, allowed: [] },
    });
}

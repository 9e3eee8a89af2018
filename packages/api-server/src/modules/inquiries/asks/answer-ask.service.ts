import type { ParsedQuery, RouteResponse } from '@rostrum/contracts';
import type { AskColleague, AskView, linkAsks, ownAsks } from '@rostrum/contracts/inquiries';
import { type Queryable, type Transaction, runAsSystem, transaction } from '@rostrum/server-kit/database';
import {
  ConflictError,
  InputError,
  NotFoundError,
  organisationOf,
  type Permitted,
  type RequestInfo,
} from '@rostrum/server-kit';
import { actorOf, type ActivityActor } from '@rostrum/server-kit/audit';
import { inquiryAskRepository, type AskChange, type AskRecord } from '../inquiry-asks.repository.ts';
import { inquiryChangesRepository, type InquiryRecord } from '../inquiry-changes.repository.ts';
import type { InquiryNotices } from '../inquiry-notices.ts';
import { inquirySteps } from '../inquiry-steps.ts';
import { inquiryTeamRepository } from '../inquiry-team.repository.ts';
import { trackingTokenHash } from '../tracking-token.ts';
import { answerSentence, answerStep, type AskAnswerBody } from './answer-words.ts';
import type { AskFlow } from './ask-flow.ts';
import { askPeopleRepository, type AskPerson } from '../ask-people.repository.ts';
import { presentAskView } from '../present-ask.ts';

export interface AnswerAskDeps {
  flow: AskFlow;
  notices: InquiryNotices;
  clock: () => Date;
}

/** Which ask, by the session of its expert or by the link of a mail. */
export type AskOwner = { session: Permitted<'ask.answer'>; id: string } | { token: string };

const missing = () =>
  new NotFoundError('This link is not valid. Open the latest email about the inquiry and follow its link.');

/** The expert's side of being asked, signed in or behind a link. Reading changes nothing; one answer ends it. */
export function createAnswerAskService({ flow, notices, clock }: AnswerAskDeps) {
  async function askOf(db: Queryable, owner: AskOwner): Promise<AskRecord> {
    if ('token' in owner) {
      const ask = await inquiryAskRepository.behindLink(db, trackingTokenHash(owner.token));
      if (ask === undefined) throw missing();
      return ask;
    }
    const { session, id } = owner;
    const ask = await inquiryAskRepository.find(db, organisationOf(session), id);
    if (
      ask === undefined ||
      session.personId === null ||
      ask.personId !== session.personId ||
      ask.askedAt === null
    )
      throw new NotFoundError('This question was not found among yours.');
    return ask;
  }

  async function partsOf(db: Queryable, ask: AskRecord) {
    const [person] = await askPeopleRepository.find(db, ask.orgId, [ask.personId]);
    const inquiry = await inquiryChangesRepository.find(db, ask.orgId, ask.inquiryId);
    if (person === undefined || inquiry === undefined) throw missing();
    const organisation = await inquiryTeamRepository.organisation(db, ask.orgId);
    const round = await inquiryAskRepository.ofInquiry(db, inquiry);
    const isFirstYes = !ask.inOrder && round.filter(({ roundId }) => roundId === ask.roundId).length > 1;
    return { person, inquiry, organisation, isFirstYes };
  }

  const view = async (db: Queryable, ask: AskRecord): Promise<AskView> =>
    presentAskView(ask, await partsOf(db, ask));

  const onBehalf = <Result>(work: () => Promise<Result>): Promise<Result> =>
    runAsSystem(
      'an ask is answered by its expert, who may have no account and reads no more than it shows',
      work,
    );

  /** A time that an answer does not change any more, and why. */
  function requireAsked(ask: AskRecord): void {
    if (ask.state === 'asked' && ask.expiresAt !== null && ask.expiresAt > clock()) return;
    throw new ConflictError(overMessage(ask), {
      code: 'invalid_transition',
      details: { state: ask.state, allowed: [] },
    });
  }

  async function changeBy(
    tx: Transaction,
    ask: AskRecord,
    body: AskAnswerBody,
  ): Promise<{ change: AskChange; suggested: AskPerson | null }> {
    const change = {
      respondedAt: clock(),
      note: body.note === undefined || body.note === '' ? null : body.note,
    };
    switch (body.answer) {
      case 'accept':
        return { change: { ...change, state: 'accepted' }, suggested: null };
      case 'decline':
        return { change: { ...change, state: 'declined', reason: body.reason ?? 'other' }, suggested: null };
      case 'propose':
        return {
          change: { ...change, state: 'proposed', times: timesToCome(body.times ?? [], clock()) },
          suggested: null,
        };
      case 'suggest': {
        const suggested = await requireColleague(tx, ask, body.person_id ?? '');
        return { change: { ...change, state: 'suggested', suggestedPersonId: suggested.id }, suggested };
      }
    }
  }

  async function answered(
    tx: Transaction,
    {
      ask,
      inquiry,
      actor,
      request,
    }: { ask: AskRecord; inquiry: InquiryRecord; actor: ActivityActor; request: RequestInfo },
    body: AskAnswerBody,
  ): Promise<AskRecord> {
    const { change, suggested } = await changeBy(tx, ask, body);
    const isAccepted = body.answer === 'accept';
    const after = isAccepted
      ? await flow.accept(tx, inquiry, ask, change)
      : await inquiryAskRepository.change(tx, ask, change);
    const organisation = await inquiryTeamRepository.organisation(tx, ask.orgId);
    const next = isAccepted ? null : await flow.next(tx, inquiry, ask.roundId, organisation.name);
    const changed = await inquiryChangesRepository.change(
      tx,
      inquiry,
      await flow.settled(tx, inquiry, isAccepted),
    );
    const name = actor.name;
    const words = { name, suggested: suggested?.name ?? null, timezone: organisation.timezone };
    const sentence = answerSentence(body, words);
    await notices.askResult(tx, changed, {
      askedBy: ask.askedBy,
      sentence: next === null ? sentence : `${sentence} ${next.name} is asked now.`,
      note: after.note,
    });
    const step = answerStep(body, words);
    await inquirySteps.record(
      tx,
      changed,
      { actor, request },
      {
        ...step,
        text: next === null ? step.text : `${step.text}; ${next.name} was asked`,
        before: { status: inquiry.status },
        after: { status: changed.status },
        isSeekersToo: true,
      },
    );
    return after;
  }

  return {
    async list(db: Queryable, session: Permitted<'ask.answer'>): Promise<RouteResponse<typeof ownAsks.list>> {
      if (session.personId === null) return { items: [] };
      const asks = await inquiryAskRepository.openOf(db, organisationOf(session), session.personId);
      const now = clock();
      const items = [];
      for (const ask of asks) {
        const inquiry = await inquiryChangesRepository.find(db, ask.orgId, ask.inquiryId);
        if (inquiry === undefined || ask.expiresAt === null || ask.expiresAt <= now) continue;
        const { ref, type } = presentAskView(ask, await partsOf(db, ask));
        items.push({ id: ask.id, ref, type, text: ask.text, expires_at: ask.expiresAt.toISOString() });
      }
      return { items };
    },

    get: (db: Queryable, owner: AskOwner): Promise<AskView> =>
      onBehalf(async () => view(db, await askOf(db, owner))),

    colleagues: (
      db: Queryable,
      owner: AskOwner,
      { q }: ParsedQuery<typeof linkAsks.colleagues>,
    ): Promise<{ items: AskColleague[] }> =>
      onBehalf(async () => {
        const ask = await askOf(db, owner);
        if (ask.state !== 'asked') throw new NotFoundError(overMessage(ask), { code: 'gone' });
        const people = await askPeopleRepository.colleagues(db, {
          orgId: ask.orgId,
          except: ask.personId,
          q,
        });
        return {
          items: people.map(({ id, name, jobTitle, image, username }) => ({
            id,
            name,
            job_title: jobTitle,
            image,
            username,
          })),
        };
      }),

    /** One answer. Two who say yes at once wait for each other at the inquiry, and the second finds it taken. */
    answer: (db: Queryable, owner: AskOwner, body: AskAnswerBody, request: RequestInfo): Promise<AskView> =>
      onBehalf(() =>
        transaction(db, async (tx) => {
          const { orgId, inquiryId, id } = await askOf(tx, owner);
          const inquiry = await inquiryChangesRepository.hold(tx, orgId, inquiryId);
          const ask = await inquiryAskRepository.find(tx, orgId, id);
          if (inquiry === undefined || ask === undefined) throw missing();
          requireAsked(ask);
          const actor =
            'session' in owner
              ? actorOf(owner.session)
              : { userId: null, name: (await flow.personOf(tx, ask)).name, role: 'expert' };
          return view(tx, await answered(tx, { ask, inquiry, actor, request }, body));
        }),
      ),
  };
}

export type AnswerAskService = ReturnType<typeof createAnswerAskService>;

function overMessage({ state, cancelledBecause }: AskRecord): string {
  if (state === 'cancelled')
    return cancelledBecause === 'taken'
      ? 'Another expert said yes first, so you need not answer.'
      : 'The desk does not need your answer any more.';
  if (state === 'asked' || state === 'expired')
    return 'The time to answer is over. Call the desk if you can still help.';
  return 'This was answered already. Call the desk to change the answer.';
}

function timesToCome(times: readonly string[], now: Date): Date[] {
  const dates = [...new Set(times.map((time) => Date.parse(time)))].sort((left, right) => left - right);
  if (dates.some((time) => time <= now.getTime()))
    throw InputError.field('times', 'Offer times that are still to come.');
  return dates.map((time) => new Date(time));
}

async function requireColleague(
  tx: Transaction,
  { orgId, personId }: AskRecord,
  id: string,
): Promise<AskPerson> {
  const [colleague] = await askPeopleRepository.colleagues(tx, { orgId, except: personId, id });
  if (colleague === undefined) throw InputError.field('person_id', 'Choose a colleague from the list.');
  return colleague;
}

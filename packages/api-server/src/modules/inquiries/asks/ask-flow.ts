import type { AskCancellation } from '@rostrum/contracts';
import type { Transaction } from '@rostrum/server-kit/database';
import { newTrackingToken, trackingTokenHash } from '../tracking-token.ts';
import { inquiryAskRepository, type AskChange, type AskRecord } from '../inquiry-asks.repository.ts';
import type { InquiryChange, InquiryRecord } from '../inquiry-changes.repository.ts';
import type { InquiryNotices } from '../inquiry-notices.ts';
import { askPeopleRepository, type AskPerson } from '../ask-people.repository.ts';
import { inquiryTeamRepository } from '../inquiry-team.repository.ts';
import { windowEnd } from './ask-window.ts';

export interface AskFlowDeps {
  notices: InquiryNotices;
  clock: () => Date;
}

const isPending = ({ state }: AskRecord) => state === 'asked' || state === 'queued';

/** Moves asks on. Every function expects the inquiry to be held by the transaction, so that of two yeses one comes first. */
export function createAskFlow({ notices, clock }: AskFlowDeps) {
  const personOf = async (tx: Transaction, ask: AskRecord): Promise<AskPerson> => {
    const [person] = await askPeopleRepository.find(tx, ask.orgId, [ask.personId]);
    if (person === undefined) throw new Error('An ask without its person cannot be.');
    return person;
  };

  /** Mails the question with a new link; the links of earlier mails stay good. */
  async function mail(
    tx: Transaction,
    inquiry: InquiryRecord,
    question: { ask: AskRecord; by: string; isReminder: boolean },
  ) {
    const { ask } = question;
    const token = newTrackingToken();
    await inquiryAskRepository.addLink(tx, {
      tokenHash: trackingTokenHash(token),
      orgId: ask.orgId,
      askId: ask.id,
    });
    const person = await personOf(tx, ask);
    await notices.asked(tx, inquiry, { ...question, person, token });
    return person;
  }

  async function cancel(tx: Transaction, inquiry: InquiryRecord, ask: AskRecord, because: AskCancellation) {
    await inquiryAskRepository.change(tx, ask, { state: 'cancelled', cancelledBecause: because });
    // Who only waited for a turn never heard of it.
    if (ask.state === 'asked')
      await notices.askOver(tx, inquiry, { person: await personOf(tx, ask), because });
  }

  return {
    personOf,

    /** Asks for real: from now on the time to answer runs. */
    async start(tx: Transaction, inquiry: InquiryRecord, ask: AskRecord, by: string): Promise<AskPerson> {
      const now = clock();
      const { timezone } = await inquiryTeamRepository.organisation(tx, ask.orgId);
      const started = await inquiryAskRepository.change(tx, ask, {
        state: 'asked',
        askedAt: now,
        expiresAt: windowEnd(now, ask, timezone),
      });
      return mail(tx, inquiry, { ask: started, by, isReminder: false });
    },

    async remind(tx: Transaction, inquiry: InquiryRecord, ask: AskRecord, by: string): Promise<AskPerson> {
      const reminded = await inquiryAskRepository.change(tx, ask, { remindedAt: clock() });
      return mail(tx, inquiry, { ask: reminded, by, isReminder: true });
    },

    cancel,

    /** Of a round in order, the next one's turn. Returns who was asked. */
    async next(
      tx: Transaction,
      inquiry: InquiryRecord,
      roundId: string,
      by: string,
    ): Promise<AskPerson | null> {
      const asks = await inquiryAskRepository.ofInquiry(tx, inquiry);
      const round = asks.filter((ask) => ask.roundId === roundId);
      const [first] = round.filter(({ state }) => state === 'queued');
      if (first === undefined || round.some(({ state }) => state === 'asked')) return null;
      return this.start(tx, inquiry, first, by);
    },

    /** An expert said yes: the inquiry is theirs to read, and the others of the round are told. */
    async accept(
      tx: Transaction,
      inquiry: InquiryRecord,
      ask: AskRecord,
      change: AskChange,
    ): Promise<AskRecord> {
      const accepted = await inquiryAskRepository.change(tx, ask, { ...change, state: 'accepted' });
      const { orgId, inquiryId, personId } = ask;
      await askPeopleRepository.reach(tx, { orgId, inquiryId, personId });
      for (const other of await inquiryAskRepository.ofInquiry(tx, inquiry))
        if (other.roundId === ask.roundId && isPending(other)) await cancel(tx, inquiry, other, 'taken');
      return accepted;
    },

    /** The inquiry is over: nobody needs to answer any more. */
    async endAll(tx: Transaction, inquiry: InquiryRecord): Promise<void> {
      for (const ask of await inquiryAskRepository.ofInquiry(tx, inquiry))
        if (isPending(ask)) await cancel(tx, inquiry, ask, 'over');
    },

    /** What asks make of the inquiry: it waits for experts as long as one of them has to answer and none said yes. */
    async settled(tx: Transaction, inquiry: InquiryRecord, isAccepted = false): Promise<InquiryChange> {
      if (inquiry.status !== 'waiting_expert') return {};
      const asks = await inquiryAskRepository.ofInquiry(tx, inquiry);
      const isWaiting = !isAccepted && asks.some(({ state }) => state === 'asked');
      return isWaiting ? {} : { status: 'open', waitingSince: null };
    },
  };
}

export type AskFlow = ReturnType<typeof createAskFlow>;

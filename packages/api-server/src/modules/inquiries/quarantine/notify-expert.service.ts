import type { ParsedBody } from '@rostrum/contracts';
import type { ConcernedPerson, quarantine } from '@rostrum/contracts/inquiries';
import {
  ConflictError,
  NotFoundError,
  organisationOf,
  type Permitted,
  type RequestInfo,
} from '@rostrum/server-kit';
import { actorOf } from '@rostrum/server-kit/audit';
import { iso, type Queryable, type Transaction, transaction } from '@rostrum/server-kit/database';
import { askPeopleRepository } from '../ask-people.repository.ts';
import { inquiryChangesRepository, type InquiryRecord } from '../inquiry-changes.repository.ts';
import type { InquiryNotices } from '../inquiry-notices.ts';
import { acting, inquirySteps } from '../inquiry-steps.ts';
import {
  concernedPeopleRepository,
  noticeVerb,
  type ConcernedPersonRow,
} from './concerned-people.repository.ts';
import { quarantineRepository } from './quarantine.repository.ts';

interface NotifyExpertContext {
  session: Permitted<'quarantine.manage'>;
  request: RequestInfo;
  id: string;
  personId: string;
}

export const presentConcerned = (row: ConcernedPersonRow): ConcernedPerson => ({
  id: row.id,
  name: row.name,
  is_in_safety_mode: row.isInSafetyMode,
  is_named: row.isNamed,
  reach: row.reach,
  notified:
    row.notifiedAt === null || row.notifiedBy === null
      ? null
      : { by: row.notifiedBy, at: iso(row.notifiedAt), delivery: row.delivery },
});

const refuse = (message: string) => new ConflictError(message, { code: 'invalid_transition' });

async function findConcerned(tx: Transaction, inquiry: InquiryRecord, personId: string) {
  const people = await concernedPeopleRepository.list(tx, inquiry);
  const person = people.find(({ id }) => id === personId);
  if (person === undefined) throw new NotFoundError();
  return person;
}

/** Informs an expert of a possible threat that is held. */
export function createNotifyExpertService({ notices }: { notices: InquiryNotices }) {
  async function send(
    tx: Transaction,
    { session, request }: NotifyExpertContext,
    {
      inquiry,
      person,
      notice,
    }: {
      inquiry: InquiryRecord;
      person: ConcernedPersonRow;
      notice: ParsedBody<typeof quarantine.notifyExpert>;
    },
  ): Promise<void> {
    const [addressee] = await askPeopleRepository.find(tx, inquiry.orgId, [person.id]);
    if (addressee === undefined) throw new NotFoundError();
    const { orgId, id } = inquiry;
    const mailId = await notices.threatHeld(tx, inquiry, {
      person: addressee,
      receivedAt: inquiry.createdAt,
      isNamed: person.isNamed,
      isKeptAsEvidence: await quarantineRepository.isOnHold(tx, orgId, id),
      isInSafetyMode: person.isInSafetyMode,
      by: actorOf(session).name,
      note: notice.note || null,
      includesMessage: notice.include_message,
    });
    const isQuoted = notice.include_message && addressee.isProved;
    await inquirySteps.record(tx, inquiry, acting(session, request), {
      verb: noticeVerb,
      text: `notified ${person.name} by email that it is held as a possible threat, ${isQuoted ? 'with' : 'without'} the message`,
      after: { person_id: person.id, mail_id: mailId },
      isSeekersToo: false,
    });
  }

  return {
    /** The lock on the inquiry makes two calls at once send one email. */
    notify: (
      db: Queryable,
      context: NotifyExpertContext,
      notice: ParsedBody<typeof quarantine.notifyExpert>,
    ): Promise<ConcernedPerson> =>
      transaction(db, async (tx) => {
        const orgId = organisationOf(context.session);
        const inquiry = await inquiryChangesRepository.hold(tx, orgId, context.id);
        const held = inquiry && (await quarantineRepository.find(tx, orgId, context.id));
        if (inquiry === undefined || held?.queue !== 'safety') throw new NotFoundError();
        const person = await findConcerned(tx, inquiry, context.personId);
        if (person.notifiedAt !== null && person.delivery !== 'failed') return presentConcerned(person);
        if (held.state === 'released')
          throw refuse('It’s released, so experts get it like any other inquiry.');
        if (person.reach === 'none') throw refuse(`${person.name} has no account and no email address.`);
        if (notice.include_message && inquiry.restricted)
          throw refuse('This inquiry is restricted, so its message can’t be emailed.');
        await send(tx, context, { inquiry, person, notice });
        return presentConcerned(await findConcerned(tx, inquiry, context.personId));
      }),
  };
}

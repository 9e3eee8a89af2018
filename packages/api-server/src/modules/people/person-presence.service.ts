import {
  feeKinds,
  speakingForms,
  type ParsedBody,
  type ParsedParams,
  type PersonDetail,
} from '@rostrum/contracts';
import type { personPresence } from '@rostrum/contracts/people';
import { InputError, type Permitted, type RequestInfo } from '@rostrum/server-kit';
import { transaction, type Database, type Transaction } from '@rostrum/server-kit/database';
import { awayRepository } from './away.repository.ts';
import { changePerson, type PersonChange } from './change-person.ts';
import { describeOneFee } from './compare-parts.ts';
import { findPerson } from './find-person.ts';
import type { PersonRecord } from './person-detail.repository.ts';
import { readPersonDetail } from './person-detail.view.ts';
import { compareTexts } from './person-texts.ts';

type Caller = Permitted<'person.write'>;
type Key = ParsedParams<typeof personPresence.setSafety>;

const describeSafety = (isOn: boolean, until: Date | null) =>
  isOn ? (until ? `on until ${until.toISOString()}` : 'on') : 'off';

const describeAway = (away: PersonDetail['away']) =>
  away && `${away.from} to ${away.to}${away.colleague ? `, ask ${away.colleague.name}` : ''}`;

/** Whether and when a person can be reached, as they or their team say it. None of it waits for approval. */
export function createPersonPresenceService({ db, clock }: { db: Database; clock: () => Date }) {
  /** Reads, changes and answers one profile in one transaction. */
  const changeOne = (
    session: Caller,
    request: RequestInfo,
    { id }: Key,
    change: (tx: Transaction, person: PersonRecord) => Promise<Omit<PersonChange, 'person'> | undefined>,
  ): Promise<PersonDetail> =>
    transaction(db, async (tx) => {
      const person = await findPerson(tx, session, id);
      const step = await change(tx, person);
      if (step) await changePerson(tx, { session, request }, { person, ...step });
      return readPersonDetail(tx, await findPerson(tx, session, id), session);
    });
  const whose = (session: Caller, person: PersonRecord) =>
    person.id === session.personId ? 'themselves' : `${person.firstname} ${person.lastname}`;

  return {
    /** A right of safety: it asks for no version, so nothing that somebody else saved holds it up. */
    setSafety: (
      session: Caller,
      request: RequestInfo,
      key: Key,
      { is_on, until: sent }: ParsedBody<typeof personPresence.setSafety>,
    ) =>
      changeOne(session, request, key, async (_tx, person) => {
        const until = is_on && sent !== null ? new Date(sent) : null;
        if (until && until <= clock())
          throw InputError.field('until', 'This moment has passed. Choose a later one.');
        const before = describeSafety(person.safetyMode, person.safetyUntil);
        const after = describeSafety(is_on, until);
        if (before === after) return undefined;
        return {
          version: person.version,
          values: { safetyMode: is_on, safetyUntil: until },
          verb: 'person.safety',
          text: `turned safety mode ${is_on ? 'on' : 'off'} for ${whose(session, person)}`,
          before: { safety_mode: before },
          after: { safety_mode: after },
        };
      }),

    setReadiness: (
      session: Caller,
      request: RequestInfo,
      key: Key,
      { version, ...sent }: ParsedBody<typeof personPresence.setReadiness>,
    ) =>
      changeOne(session, request, key, async (_tx, person) => {
        if (person.kind === 'staff')
          throw new InputError('Staff profiles do not say which media they are ready for.');
        // An area that is older than a field sends nothing of it: what was said there stays.
        const { on_camera_training_date: day, max_notice_minutes: minutes } = {
          ...person.readiness,
          ...sent,
        };
        const next = { ...sent, on_camera_training_date: day ?? null, max_notice_minutes: minutes ?? null };
        // Nothing ticked and no hours: nothing is said.
        const isSaid = Object.values(next).some((value) => value !== null && value !== false);
        const readiness = isSaid ? next : null;
        return {
          version,
          values: { readiness },
          verb: 'person.updated',
          text: `changed the media readiness of ${whose(session, person)}`,
          before: { media_readiness: person.readiness },
          after: { media_readiness: readiness },
        };
      }),

    setSpeaking: (
      session: Caller,
      request: RequestInfo,
      key: Key,
      { form, is_set: isSet }: ParsedBody<typeof personPresence.setSpeaking>,
    ) =>
      changeOne(session, request, key, async (_tx, person) => {
        if (person.kind === 'staff') throw new InputError('Staff profiles do not say as what they speak.');
        const { isChanged, ...change } = compareTexts(person, {
          speaking: speakingForms.filter((each) => (each === form ? isSet : person.speaking.includes(each))),
        });
        if (!isChanged) return undefined;
        return {
          version: person.version,
          ...change,
          verb: 'person.updated',
          text: `changed as what ${whose(session, person)} would speak`,
        };
      }),

    setFee: (
      session: Caller,
      request: RequestInfo,
      key: Key,
      { version, kind, terms }: ParsedBody<typeof personPresence.setFee>,
    ) =>
      changeOne(session, request, key, async (_tx, person) => {
        if (person.kind === 'staff') throw new InputError('Staff profiles have no fees.');
        const next = terms ? { kind, ...terms, waived_for: [...new Set(terms.waived_for)] } : undefined;
        const fees = feeKinds.flatMap((each) =>
          each === kind ? (next ?? []) : person.fees.filter((fee) => fee.kind === each),
        );
        if (JSON.stringify(fees) === JSON.stringify(person.fees)) return undefined;
        return {
          version,
          values: { fees },
          verb: 'person.updated',
          text: `changed the fees of ${whose(session, person)}`,
          before: { fees: person.fees.map(describeOneFee) },
          after: { fees: fees.map(describeOneFee) },
          former: { fees: person.fees },
        };
      }),

    setAway: (
      session: Caller,
      request: RequestInfo,
      key: Key,
      { version, from, to, colleague_id }: ParsedBody<typeof personPresence.setAway>,
    ) =>
      changeOne(session, request, key, async (tx, person) => {
        const before = await awayRepository.find(tx, person);
        const known = await awayRepository.colleagues(tx, person, clock());
        const isKept = colleague_id === person.awayColleagueId;
        const colleague = known.find(({ id }) => id === colleague_id);
        if (colleague_id !== null && !colleague && !isKept)
          throw InputError.field('colleague_id', 'Choose a colleague whose profile is public.');
        await awayRepository.set(tx, person, { from, to });
        const after = await awayRepository.find(tx, person);
        if (!after) throw InputError.field('to', 'These days are over. Enter a later day.');
        return {
          version,
          values: { awayColleagueId: colleague_id },
          verb: 'person.away',
          text: `said when ${whose(session, person)} will be away`,
          before: { away: describeAway(before) },
          after: {
            away: describeAway({
              ...after,
              colleague: colleague ?? (isKept ? (before?.colleague ?? null) : null),
            }),
          },
        };
      }),

    endAway: (session: Caller, request: RequestInfo, key: Key) =>
      changeOne(session, request, key, async (tx, person) => {
        const before = await awayRepository.find(tx, person);
        if (!before) return undefined;
        await awayRepository.end(tx, person);
        return {
          version: person.version,
          values: { awayColleagueId: null },
          verb: 'person.away',
          text: `said that ${whose(session, person)} will not be away`,
          before: { away: describeAway(before) },
          after: { away: null },
        };
      }),

    async colleagues(session: Caller, { id }: Key) {
      const person = await findPerson(db, session, id);
      return { items: await awayRepository.colleagues(db, person, clock()) };
    },
  };
}

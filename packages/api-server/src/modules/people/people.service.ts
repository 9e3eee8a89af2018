import {
  formatCode,
  locale,
  type ParsedBody,
  type ParsedParams,
  type ParsedQuery,
  type people,
  type PersonStatus,
} from '@rostrum/contracts';
import { organisationOf, type Permitted, type RequestInfo, type RequestSession } from '@rostrum/server-kit';
import { type Database, type Transaction, transaction } from '@rostrum/server-kit/database';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import { listFieldsInUse, toFilter } from '../custom-fields/index.ts';
import { markOpened } from '../notifications/index.ts';
import { takeAside } from './take-aside.ts';
import type { DecisionDeps } from './tell-decision.ts';
import { changePerson, requireVersion } from './change-person.ts';
import { findPerson, missingPerson } from './find-person.ts';
import { personDetailRepository, type PersonRecord } from './person-detail.repository.ts';
import { compareTexts } from './person-texts.ts';
import { personFieldRepository } from './person-fields.repository.ts';
import { availabilityOf, missingToPublish, personSummaryOf } from './person-views.ts';
import { readPeopleFilterOptions } from './people-filters.repository.ts';
import { personRepository } from './people.repository.ts';
import { moverOf, movesOf, restorableTo } from './person-moves.ts';
import { readArchived, readTakenBack, restoringEnded } from './read-status-record.ts';
import { isInPersonScope } from './person-scope.repository.ts';
import { keepAway } from './keep-away.ts';
import { readIndustries } from './industries.repository.ts';
import { withListedIndustries } from './listed-industries.ts';
import { findOwnPerson } from './own-person.ts';
import { readPersonDetail } from './person-detail.view.ts';
import { keepPersonVersion } from './keep-person-version.ts';
import { notifyReviewed } from './notify-review.ts';
import { personReviewRepository } from './person-reviews.repository.ts';
import { recordPersonStep } from './record-person-step.ts';
import { labelledSections, labelSection } from './section-checks.ts';
import { sectionCheckRepository } from './section-checks.repository.ts';
import { nextReviewAfter, valuesOfPublished } from './review-times.ts';
import { nameMissing, requireStillPublishable } from './publish-gate.ts';

type PersonServiceDeps = DecisionDeps & { db: Database };

const availabilityIn = async (tx: Transaction, { orgId, id }: PersonRecord) =>
  availabilityOf(await personDetailRepository.availability(tx, orgId, id));

/** Profiles of an organisation: the team's list, and everybody's own. */
export function createPersonService({ db, ...deps }: PersonServiceDeps) {
  const { clock } = deps;
  /** Publishing needs its six parts and what the organisation requires; every other move is free. Answers why not, or null. */
  async function refusalOf(
    tx: Transaction,
    person: PersonRecord,
    { status, isTakenBack }: { status: PersonStatus; isTakenBack: boolean },
  ): Promise<string | null> {
    if (person.status === status) return `Is ${status.replace('_', ' ')} already.`;
    if (person.status === 'archived' && restorableTo(await readArchived(tx, person), clock()) === null)
      return restoringEnded;
    if (status === 'published') {
      const missing = missingToPublish(person);
      const fields = await personFieldRepository.missing(tx, person);
      const named = nameMissing(missing, fields);
      if (named !== '') return `Missing: ${named}.`;
    }
    if ((status === 'draft' || status === 'in_review') && person.status !== 'archived' && !isTakenBack)
      return status === 'draft'
        ? 'Only archived profiles are restored as drafts.'
        : 'Only archived profiles are put back in review.';
    return null;
  }

  async function changeOne(
    tx: Transaction,
    by: { session: RequestSession; request: RequestInfo },
    person: PersonRecord,
    status: PersonStatus,
  ) {
    const values = { status, ...(status === 'published' && valuesOfPublished(person, clock())) };
    const changed = await personDetailRepository.change(
      tx,
      { orgId: person.orgId, id: person.id, version: person.version },
      values,
    );
    if (!changed) return false;
    if (status === 'published') await personReviewRepository.forget(tx, person);
    if (status === 'published') await notifyReviewed(tx, deps, { by: by.session, person, comment: null });
    await keepPersonVersion(tx, { person, former: {}, by: by.session, status });
    await recordActivity(tx, {
      actor: actorOf(by.session),
      orgId: person.orgId,
      verb: `person.${status}`,
      text: `set ${person.firstname} ${person.lastname} to ${status.replace('_', ' ')}`,
      entity: {
        type: 'person',
        id: person.id,
        label: `${person.firstname} ${person.lastname}`,
        href: '/dashboard/people',
      },
      before: { status: person.status },
      after: { status },
      request: by.request,
    });
    return true;
  }

  return {
    async list(
      session: Permitted<'person.list'>,
      { page_from, page_size, not_confirmed, ...query }: ParsedQuery<typeof people.list>,
    ) {
      const { grant } = session;
      const orgId = organisationOf(session);
      const scope = grant === 'scope' ? session.scopes : null;
      const [{ rows, total }, departments] = await Promise.all([
        personRepository.list(db, {
          ...query,
          scope,
          orgId,
          notConfirmed: not_confirmed,
          limit: page_size,
          offset: page_from,
        }),
        personRepository.departments(db, orgId, scope),
      ]);
      return { items: rows.map(personSummaryOf), total, departments };
    },

    /** Lists industries by name, each with the words that it is known by. */
    async industries(session: Permitted<'person.read'>) {
      const byTitle = new Map<string, string[]>();
      for (const [word, title] of await readIndustries(db, organisationOf(session)))
        byTitle.set(title, [...(byTitle.get(title) ?? []), word]);
      const items = [...byTitle].map(([title, words]) => ({ title, words }));
      return { items: items.toSorted((left, right) => left.title.localeCompare(right.title, locale)) };
    },

    async filterOptions(session: Permitted<'person.list'>) {
      const scope = session.grant === 'scope' ? session.scopes : null;
      const options = await readPeopleFilterOptions(db, { orgId: organisationOf(session), scope });
      const countries = options.countries.map((each) => ({
        ...each,
        label: formatCode('region', each.value),
      }));
      return {
        ...options,
        countries,
        sections: labelledSections,
        fields: (await listFieldsInUse(db, { orgId: organisationOf(session), entity: 'person' })).flatMap(
          toFilter,
        ),
        may_publish: session.grant === 'allow' || session.scopes.publishes === true,
      };
    },

    async get(session: Permitted<'person.read'>, { id }: ParsedParams<typeof people.get>) {
      const person = await findPerson(db, session, id);
      await markOpened(db, session, { entityId: id, now: clock() });
      return readPersonDetail(db, person, session, clock());
    },

    async own(session: Permitted<'person.read'>) {
      const person = await findOwnPerson(db, session);
      await markOpened(db, session, { entityId: person.id, now: clock() });
      return readPersonDetail(db, person, session, clock());
    },

    /** Each profile on its own: what can be changed is, and the others say why not. */
    async setStatus(
      session: Permitted<'person.set_status'>,
      request: RequestInfo,
      { ids, status }: ParsedBody<typeof people.setStatus>,
    ) {
      const { grant } = session;
      const orgId = organisationOf(session);
      return transaction(db, async (tx) => {
        const changed: { id: string; status: PersonStatus }[] = [];
        const refused: { id: string; name: string; reason: string }[] = [];
        for (const id of new Set(ids)) {
          const person = await personDetailRepository.find(tx, orgId, id);
          if (
            !person ||
            (grant === 'own' && person.id !== session.personId) ||
            (grant === 'scope' && !isInPersonScope(session.scopes, person))
          )
            throw missingPerson();
          // Publishing and unpublishing are taken back by who did it: to what the record says the profile was.
          const isTakenBack =
            person.status !== 'archived' && (await readTakenBack(tx, person, session)) === status;
          const former =
            person.status === 'archived' ? restorableTo(await readArchived(tx, person), clock()) : null;
          const isAllowed =
            grant === 'allow' ||
            isTakenBack ||
            movesOf(moverOf(session, person), person.status, former).includes(status);
          const reason = isAllowed
            ? await refusalOf(tx, person, { status, isTakenBack })
            : 'Your role does not allow this. Ask an administrator.';
          const done = reason === null && (await changeOne(tx, { session, request }, person, status));
          if (done) changed.push({ id, status: person.status });
          else
            refused.push({
              id,
              name: `${person.firstname} ${person.lastname}`,
              reason: reason ?? 'It was changed in the meantime.',
            });
        }
        return { changed: changed.map(({ id }) => id), former: changed, refused };
      });
    },

    async updateOwn(
      session: Permitted<'person.write_own'>,
      request: RequestInfo,
      { version, availability: sent, ...words }: ParsedBody<typeof people.updateOwn>,
    ) {
      return transaction(db, async (tx) => {
        const person = await findOwnPerson(tx, session);
        const body = await withListedIndustries(tx, person, words);
        const stored = await availabilityIn(tx, person);
        const availability = sent && keepAway(stored, sent);
        const whole = compareTexts(person, body);
        requireStillPublishable(person, { ...person, ...whole.values });
        const waiting = await takeAside(tx, { session, request, deps }, person, {
          sent: Object.keys(body),
          changed: whole.after,
        });
        const { isChanged, values, before, after } = compareTexts(
          person,
          Object.fromEntries(Object.entries(body).filter(([part]) => !waiting.has(part))),
        );
        const by = { session, request };
        // What waits changes nothing yet, but was proposed over what its person had read.
        if (waiting.size > 0 && !isChanged && !availability)
          await requireVersion(tx, by, { person, version });
        else
          await changePerson(tx, by, {
            person,
            version,
            values,
            verb: 'person.updated',
            text: 'changed their profile',
            before: { ...before, ...(availability && { availability: stored }) },
            after: { ...after, ...(availability && { availability }) },
          });
        if (availability)
          await personDetailRepository.replaceAvailability(tx, person.orgId, person.id, availability);
        return readPersonDetail(tx, await findOwnPerson(tx, session), session);
      });
    },

    /** Once given it stands; giving it again changes nothing. */
    async consentOwn(session: Permitted<'person.write_own'>, request: RequestInfo) {
      return transaction(db, async (tx) => {
        const person = await findOwnPerson(tx, session);
        if (person.consentAt !== null) return readPersonDetail(tx, person, session);
        await changePerson(
          tx,
          { session, request },
          {
            person,
            version: person.version,
            values: { consentAt: clock() },
            verb: 'person.consented',
            text: 'agreed that their profile may be public',
          },
        );
        return readPersonDetail(tx, await findOwnPerson(tx, session), session);
      });
    },

    /** One section alone: the review of the whole profile is as far as it was. */
    async confirmOwnSection(
      session: Permitted<'person.write_own'>,
      request: RequestInfo,
      { section }: ParsedBody<typeof people.confirmOwnSection>,
    ) {
      return transaction(db, async (tx) => {
        const person = await findOwnPerson(tx, session);
        await sectionCheckRepository.put(tx, person, { sections: [section], isTheirs: true });
        await recordPersonStep(
          tx,
          { session, request },
          {
            person,
            verb: 'person.confirmed',
            text: `confirmed of their profile that this is still right: ${labelSection(section)}`,
          },
        );
        return readPersonDetail(tx, person, session);
      });
    },

    async confirmOwn(session: Permitted<'person.write_own'>, request: RequestInfo) {
      return transaction(db, async (tx) => {
        const person = await findOwnPerson(tx, session);
        await changePerson(
          tx,
          { session, request },
          {
            person,
            version: person.version,
            values: { lastConfirmedAt: clock(), nextReviewAt: nextReviewAfter(clock()) },
            verb: 'person.confirmed',
            text: 'confirmed that their profile is still right',
          },
        );
        await personReviewRepository.answer(tx, person, { answer: 'correct', now: clock() });
        return readPersonDetail(tx, await findOwnPerson(tx, session), session);
      });
    },
  };
}

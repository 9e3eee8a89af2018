import { staffSectionKinds, type ParsedBody, type ParsedParams, type people } from '@rostrum/contracts';
import { InputError, type Permitted, type RequestInfo } from '@rostrum/server-kit';
import { transaction, uuidv7, type Database, type Transaction } from '@rostrum/server-kit/database';
import { changePerson, requireVersion } from './change-person.ts';
import { takeAside } from './take-aside.ts';
import type { DecisionDeps } from './tell-decision.ts';
import { findPerson } from './find-person.ts';
import { withListedIndustries } from './listed-industries.ts';
import { personDetailRepository, type PersonRecord } from './person-detail.repository.ts';
import { readPersonDetail } from './person-detail.view.ts';
import { requireInScope } from './person-scope.repository.ts';
import { sectionsOf } from './person-views.ts';
import { requireStillPublishable } from './publish-gate.ts';
import { publicData } from './private-entry-data.ts';
import { compareTexts } from './person-texts.ts';
import { writeConsent } from './write-consent.ts';
import { giveUpLooseCovers, putCovers } from './covers/put-covers.ts';

type Kind = ParsedBody<typeof people.replaceSections>['kind'];

const sectionNames: Record<Kind, string> = {
  education: 'education',
  affiliation: 'affiliations',
  language: 'languages',
  media_appearance: 'media appearances',
  publication: 'publications',
  quotation: 'quotations',
  event_appearance: 'event appearances',
  accomplishment: 'accomplishments',
  accreditation: 'accreditations',
  research_focus: 'research focus',
  research_grant: 'research grants',
  patent: 'patents',
  course: 'courses',
  partnership: 'partnerships',
  sample_talk: 'sample talks',
  testimonial: 'testimonials',
  video: 'videos',
  social: 'social media',
  link: 'links',
};

/** What an optional field was left empty with is not stored. */
const withoutBlanks = (data: object) =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== '' && value !== undefined));
/** The year of an entry follows its date: older areas and what they store know the year alone. */
const withYear = (kind: Kind, data: object) =>
  (kind === 'publication' || kind === 'accomplishment') && 'date' in data && typeof data.date === 'string'
    ? { ...data, year: Number(data.date.slice(0, 4)) }
    : data;
/** A private field that was emptied is said to be empty: left out it stays as it was. */
const toKept = (kind: Kind, data: object) =>
  withoutBlanks(
    kind === 'accreditation' && 'number' in data && data.number === ''
      ? { ...data, number: null }
      : withYear(kind, data),
  );

/** What is public says nothing of a cover that it does not have. */
const withoutNoCover = ({ cover_upload_id: upload, ...data }: Record<string, unknown>) =>
  typeof upload === 'string' ? { ...data, cover_upload_id: upload } : data;

/** What is private is no part of what is public, so it waits for no approval. */
const isSame = (
  kind: Kind,
  before: readonly unknown[],
  entries: readonly { data: Record<string, unknown> }[],
) => JSON.stringify(before) === JSON.stringify(entries.map(({ data }) => publicData(kind, data)));

/** The editor of the team, and the entries that everybody keeps of their own profile. */
export function createEditPersonService({ db, ...deps }: DecisionDeps & { db: Database }) {
  const { clock } = deps;
  /** The entries of one kind as the record shows them. */
  async function entriesOf(tx: Transaction, { orgId, id }: PersonRecord, kind: Kind) {
    const sections = sectionsOf(await personDetailRepository.sections(tx, orgId, id));
    return sections.filter((section) => section.kind === kind).map(({ data }) => data);
  }

  return {
    update(
      session: Permitted<'person.write_record'>,
      request: RequestInfo,
      { id }: ParsedParams<typeof people.update>,
      { version, ...change }: ParsedBody<typeof people.update>,
    ) {
      return transaction(db, async (tx) => {
        const person = await findPerson(tx, session, id);
        const { isChanged, values, before, after } = compareTexts(
          person,
          await withListedIndustries(tx, person, change),
        );
        if (!isChanged) return readPersonDetail(tx, person, session);
        requireInScope(session, { ...person, ...values });
        requireStillPublishable(person, { ...person, ...values });
        await changePerson(
          tx,
          { session, request },
          {
            person,
            version,
            values,
            verb: 'person.updated',
            text:
              person.id === session.personId
                ? 'changed their profile'
                : `changed the profile of ${person.firstname} ${person.lastname}`,
            before,
            after,
          },
        );
        return readPersonDetail(tx, await findPerson(tx, session, id), session);
      });
    },

    replaceSections(
      session: Permitted<'person.write'>,
      request: RequestInfo,
      { id }: ParsedParams<typeof people.replaceSections>,
      { kind, version, entries }: ParsedBody<typeof people.replaceSections>,
    ) {
      return transaction(db, async (tx) => {
        const person = await findPerson(tx, session, id);
        if (person.kind === 'staff' && !staffSectionKinds.includes(kind))
          throw InputError.field('kind', `Staff profiles have no ${sectionNames[kind]}.`);
        const sent = entries.map(({ id: known, data }) => ({
          known,
          id: known ?? uuidv7(),
          data: toKept(kind, data),
        }));
        const covered =
          kind === 'research_focus'
            ? await putCovers(tx, person, { entries: sent, userId: session.userId, now: clock() })
            : sent;
        const kept = covered.map(({ id: entryId, data }) => ({ id: entryId, data }));
        const before = await entriesOf(tx, person, kind);
        const by = { session, request };
        const waiting = await takeAside(tx, { ...by, deps }, person, {
          sent: [kind],
          changed: isSame(kind, before, kept) ? {} : { [kind]: kept },
        });
        if (waiting.has(kind)) {
          if (kind === 'research_focus') await giveUpLooseCovers(tx, person);
          await requireVersion(tx, by, { person, version });
          return readPersonDetail(tx, person, session);
        }
        const isOwn = person.id === session.personId;
        await personDetailRepository.replaceSections(
          tx,
          { ...person, kind },
          covered.map(({ known, data }) => ({ id: known, data: withoutNoCover(data) })),
        );
        await changePerson(tx, by, {
          person,
          version,
          values: {},
          verb: 'person.updated',
          text: isOwn
            ? `changed their ${sectionNames[kind]}`
            : `changed the ${sectionNames[kind]} of ${person.firstname} ${person.lastname}`,
          before: { [kind]: before },
          after: { [kind]: await entriesOf(tx, person, kind) },
        });
        if (kind === 'research_focus') await giveUpLooseCovers(tx, person);
        return readPersonDetail(tx, await findPerson(tx, session, id), session);
      });
    },

    /** Records a consent that was given elsewhere; once given it stands. */
    recordConsent(
      session: Permitted<'person.manage'>,
      request: RequestInfo,
      { id }: ParsedParams<typeof people.recordConsent>,
      { how }: ParsedBody<typeof people.recordConsent>,
    ) {
      return transaction(db, async (tx) => {
        const person = await findPerson(tx, session, id);
        await writeConsent(tx, { session, request }, person, { how, at: clock() });
        return readPersonDetail(tx, await findPerson(tx, session, id), session);
      });
    },
  };
}

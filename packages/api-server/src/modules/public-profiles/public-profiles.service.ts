import {
  type ParsedParams,
  type ParsedQuery,
  publicPaths,
  type publicProfiles,
  toWebAddress,
} from '@rostrum/contracts';
import { type Database, iso, isoOrNull, runAsSystem } from '@rostrum/server-kit/database';
import { BusinessError, NotFoundError, type Permitted } from '@rostrum/server-kit';
import { isShownTo, organisationRepository, type OrganisationRecord, type Reader } from '@rostrum/identity';
import {
  availabilityOf,
  awayRepository,
  findPerson,
  fullName,
  isLinkedPerson,
  personDetailRepository,
  photoRepository,
  readPublicFields,
  sectionsOf,
  shownAvailability,
  videoRepository,
} from '../people/index.ts';
import { findInquiryFields } from '../custom-fields/index.ts';
import { findDesk, findInquiryForm } from '../inquiries/index.ts';
import { findInDirectory, type SemanticSearch } from '../search/index.ts';
import { findShownTheme } from '../themes/index.ts';
import { findPublicDocuments, presentDocument } from './public-documents.ts';
import { findSimilar, type SimilarDeps } from './find-similar.ts';
import { offerPressKit } from './offer-press-kit.ts';
import { presentPost, presentQuestion } from './present-publications.ts';
import { publicPagesRepository, type PublicPersonRow } from './public-pages.repository.ts';
import { publicPeopleRepository } from './public-people.repository.ts';
import { shownContact, shownFees } from './shown-terms.ts';
import { createInPlaceOfPublication } from './in-place-of-publication.ts';
import { createPublicPostReader } from './public-posts.service.ts';
import { createPublicQuestionReader } from './public-questions.service.ts';

/** An organisation as the page of something it published names it. */
export const presentReference = async (db: Database, organisation: OrganisationRecord) => ({
  name: organisation.name,
  company_username: organisation.companyUsername,
  logo: organisation.logo,
  logo_dark: organisation.logoDark,
  desk_phone: organisation.deskPhone,
  timezone: organisation.timezone,
  /** A style sheet is asked for without a session, and there is none of a private organisation. */
  ...(organisation.directoryAccess === 'private'
    ? { theme: null, layout: null }
    : await findShownTheme(db, organisation)),
});

/** With what the form of inquiries on the same page needs. */
const presentAddressee = async (db: Database, organisation: OrganisationRecord) => ({
  ...(await presentReference(db, organisation)),
  /** A suspended organisation takes inquiries of no type; its pages show its phone in place of the form. */
  inquiry_form:
    organisation.status === 'suspended'
      ? { types: [], thanks: '' }
      : await findInquiryForm(db, organisation.id),
  inquiry_fields: await findInquiryFields(db, organisation.id),
});

/** For the page alone: an unlisted organisation, and all it publishes, is meant for those who were given the address. */
const isListed = ({ directoryAccess, isIndexed: mayBeIndexed }: OrganisationRecord) =>
  directoryAccess === 'public' && mayBeIndexed;

/** Whether a profile may be found from outside. */
const isIndexed = (person: PublicPersonRow, organisation: OrganisationRecord) =>
  person.is_indexed && !person.safety_mode && person.access === 'public' && isListed(organisation);

interface Part {
  limit: number;
  offset: number;
}
/** How many posts and questions stand on the page of their organisation. */
const newest: Part = { limit: 6, offset: 0 };

const gone = (): BusinessError => new BusinessError('gone', 'This profile is no longer public.');

export interface PublicProfileDeps extends SimilarDeps {
  /** Absent: words and topics decide. */
  semantics?: Pick<SemanticSearch, 'find' | 'findSimilar'> | undefined;
  /** Tells whether a desk is open. */
  clock: () => Date;
}

/**
 * What anybody may read without an account. Private and unpublished rows read as if they were not there. Rich text is
 * sanitised here once more: a row may be older than the sanitiser, or than its newest rule.
 */
export function createPublicProfileService({ db, clock, semantics }: PublicProfileDeps) {
  async function organisationBy(companyUsername: string, reader: Reader): Promise<OrganisationRecord> {
    const organisation = await organisationRepository.findPublic(db, companyUsername, reader);
    if (!organisation)
      throw new NotFoundError(
        `No organisation is found under "${companyUsername}". Check the address or search by name.`,
      );
    return organisation;
  }

  /** All that a public page says of a person; whether it may say it is asked before. */
  async function presentPerson(person: PublicPersonRow, organisation: OrganisationRecord) {
    const [sections, availability, documents, videos, photos, away, similar, posts, questions] =
      await Promise.all([
        personDetailRepository.sections(db, person.org_id, person.id),
        personDetailRepository.availability(db, person.org_id, person.id),
        findPublicDocuments(db, person),
        person.safety_mode ? [] : videoRepository.list({ orgId: person.org_id, id: person.id }, db),
        photoRepository.list({ orgId: person.org_id, id: person.id }, db),
        awayRepository.shown(db, { orgId: person.org_id, id: person.id }, clock()),
        findSimilar({ db, semantics }, { orgId: person.org_id, personId: person.id, topics: person.topics }),
        publicPagesRepository.postsOfPerson(db, person.org_id, person.id),
        publicPagesRepository.questionsOfPerson(db, person.org_id, person.id),
      ]);
    const company = organisation.companyUsername;
    return {
      id: person.id,
      /** For the page alone. */
      org_id: organisation.id,
      username: person.username,
      /** For the page alone. Unlisted means: only those who were given the address. In safety mode nothing leads to a profile. */
      is_indexed: isIndexed(person, organisation),
      /** For the page alone. */
      is_in_safety_mode: person.safety_mode,
      has_topic_pages: person.kind !== 'staff' && isIndexed(person, organisation),
      kind: person.kind,
      name: fullName(person),
      prefix: person.prefix,
      pronouns: person.pronouns,
      name_pronunciation: person.name_pronunciation,
      name_recording: person.name_recording,
      job_title: person.job_title,
      department: person.department,
      headline: person.headline,
      biography: person.biography,
      image: person.image,
      topics: person.topics,
      industries: person.industries,
      organisation: await presentAddressee(db, organisation),
      sections: sectionsOf(sections),
      fields: await readPublicFields(db, { orgId: person.org_id, id: person.id }),
      availability: shownAvailability(availabilityOf(availability), {
        kind: person.kind,
        isInSafetyMode: person.safety_mode,
      }),
      readiness: person.readiness,
      speaking: person.kind === 'staff' ? [] : person.speaking,
      fees: person.kind === 'staff' ? [] : shownFees(person),
      contact: shownContact(person),
      away,
      last_confirmed_at: isoOrNull(person.last_confirmed_at),
      answers_in_minutes: person.answers_in_minutes,
      similar,
      documents: documents.map(presentDocument(person)),
      video_files: videos.map(({ id, title, src, captions }) => ({
        id,
        title,
        src,
        captions: captions?.src ?? null,
      })),
      ...offerPressKit(person, { photos, isListed: isListed(organisation) }),
      posts: posts.map(({ title, slug, published_at }) => ({
        title,
        href: publicPaths.post(company, slug),
        published_at: iso(published_at),
      })),
      questions: questions.map(({ text, slug }) => ({ text, href: publicPaths.question(company, slug) })),
    };
  }

  const notPublic = (username: string) =>
    new NotFoundError(`No public profile is found under "${username}". Check the address or search by name.`);

  return {
    /** The same for what leads to a profile from elsewhere: calls, embeds and previews of links. */
    async linkedPerson({ username }: ParsedParams<typeof publicProfiles.person>) {
      const person = await publicPagesRepository.person(db, username);
      const organisation = person && (await organisationRepository.find(db, person.org_id));
      if (!person || !organisation || !isShownTo(organisation, null)) throw notPublic(username);
      if (person.access === 'public' && ['unpublished', 'archived'].includes(person.status)) throw gone();
      if (!isLinkedPerson(person)) throw notPublic(username);
      return presentPerson(person, organisation);
    },

    async person({ username }: ParsedParams<typeof publicProfiles.person>, reader: Reader = null) {
      const find = () => publicPagesRepository.person(db, username);
      const person =
        (await find()) ??
        (await runAsSystem('a profile that was withdrawn is told from one that never was', find));
      const organisation = person && (await organisationRepository.find(db, person.org_id));
      if (
        !person ||
        !organisation ||
        !isShownTo(organisation, reader) ||
        person.access === 'private' ||
        person.status === 'draft' ||
        person.status === 'in_review'
      )
        throw notPublic(username);
      if (person.status !== 'published') throw gone();
      return presentPerson(person, organisation);
    },

    /** The same for the team and its person, whatever the status. */
    async preview(session: Permitted<'person.read'>, { id }: { id: string }) {
      const { username, orgId } = await findPerson(db, session, id);
      const person = await publicPagesRepository.person(db, username);
      const organisation = await organisationRepository.find(db, orgId);
      if (!person || !organisation) throw new NotFoundError('This profile was not found. Reload the list.');
      return presentPerson(person, organisation);
    },

    async organisation(
      { company_username }: ParsedParams<typeof publicProfiles.organisation>,
      query: ParsedQuery<typeof publicProfiles.organisation>,
      reader: Reader = null,
    ) {
      const organisation = await organisationBy(company_username, reader);
      const { q, topic, department } = query;
      const matching = q
        ? await findInDirectory({ db, semantics }, { orgId: organisation.id, q })
        : undefined;
      const filter = { orgId: organisation.id, matching, topic, department };
      const [items, total, topics, departments, totals, desk, posts, questions] = await Promise.all([
        publicPeopleRepository.directory(db, filter, { limit: query.page_size, offset: query.page_from }),
        publicPeopleRepository.countDirectory(db, filter),
        publicPeopleRepository.topics(db, organisation.id),
        publicPeopleRepository.departments(db, organisation.id),
        publicPagesRepository.totals(db, organisation.id),
        findDesk(db, organisation, clock()),
        publicPagesRepository.posts(db, organisation.id, newest),
        publicPagesRepository.questions(db, organisation.id, newest),
      ]);
      const company = organisation.companyUsername;
      return {
        ...(await presentAddressee(db, organisation)),
        /** For the page alone. */
        org_id: organisation.id,
        is_listed: isListed(organisation),
        kind: organisation.kind,
        description: organisation.description,
        website: toWebAddress(organisation.website),
        social: organisation.social,
        privacy_contact: organisation.privacyContact,
        phones: organisation.phones,
        city: organisation.city,
        state: organisation.state,
        country: organisation.country,
        people: { items, total },
        topics,
        departments,
        desk,
        post_total: totals.posts,
        question_total: totals.questions,
        posts: posts.map(presentPost(company)),
        questions: questions.map(presentQuestion(company)),
      };
    },

    /** All posts or all questions of an organisation, a page of them at a time. */
    async publications(company_username: string, kind: 'posts' | 'questions', part: Part) {
      const organisation = await organisationBy(company_username, null);
      const company = organisation.companyUsername;
      const totals = await publicPagesRepository.totals(db, organisation.id);
      return {
        organisation: await presentReference(db, organisation),
        org_id: organisation.id,
        is_listed: isListed(organisation),
        total: totals[kind],
        posts:
          kind === 'posts'
            ? (await publicPagesRepository.posts(db, organisation.id, part)).map(presentPost(company))
            : [],
        questions:
          kind === 'questions'
            ? (await publicPagesRepository.questions(db, organisation.id, part)).map(presentQuestion(company))
            : [],
      };
    },

    /** Who can help in place of a profile that was withdrawn; null for one that never was public, or is hidden. */
    async inPlaceOf(username: string) {
      const person = await runAsSystem('a profile that was withdrawn is told from one that never was', () =>
        publicPagesRepository.person(db, username),
      );
      const organisation = person && (await organisationRepository.find(db, person.org_id));
      if (!person || !organisation || person.access === 'private') return null;
      if (person.status !== 'unpublished' && person.status !== 'archived') return null;
      if (!isShownTo(organisation, null)) return null;
      const { org_id: orgId, id: personId, topics } = person;
      return {
        hasLeft: person.status === 'archived',
        organisation: { ...(await presentReference(db, organisation)), kind: organisation.kind },
        people: await findSimilar({ db, semantics }, { orgId, personId, topics }),
      };
    },

    ...createInPlaceOfPublication({ db, presentReference }),

    /** The organisation of an address that shows nothing, with some of its experts; null where it is none. */
    async atOrganisation(companyUsername: string) {
      const organisation = await organisationRepository.findPublic(db, companyUsername);
      if (!organisation) return null;
      return {
        organisation: { ...(await presentReference(db, organisation)), kind: organisation.kind },
        people: await publicPeopleRepository.directory(
          db,
          { orgId: organisation.id },
          { limit: 3, offset: 0 },
        ),
      };
    },

    post: createPublicPostReader({ db, organisationBy, presentReference, isListed }),

    question: createPublicQuestionReader({ db, organisationBy, presentReference, isListed }),
  };
}

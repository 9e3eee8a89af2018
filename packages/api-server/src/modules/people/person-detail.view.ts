import type { PersonDetail, PersonPhoto } from '@rostrum/contracts';
import type { RequestSession } from '@rostrum/server-kit';
import { isoOrNull, type Queryable } from '@rostrum/server-kit/database';
import { findPhoto, toUpload } from '../uploads/index.ts';
import { personDetailRepository, type PersonRecord } from './person-detail.repository.ts';
import { awayRepository } from './away.repository.ts';
import { unfilledParts } from './completeness.ts';
import { changeRequestRepository } from './change-requests.repository.ts';
import { overlayPending } from './overlay-pending.ts';
import { moverOf, movesOf, restorableTo } from './person-moves.ts';
import { readRequirements } from './requirements.repository.ts';
import { readArchived, readReturned } from './read-status-record.ts';
import { availabilityOf, missingToPublish, sectionsOf } from './person-views.ts';
import { personRepository } from './people.repository.ts';
import { readRecordKept } from './record-kept.repository.ts';
import { readDeciders } from './deciders.repository.ts';
import { describeChecks } from './section-checks.ts';
import { sectionCheckRepository } from './section-checks.repository.ts';
import { personReviewRepository, type PersonReview } from './person-reviews.repository.ts';
import { wordsOf } from './word-columns.ts';

async function readPhoto(db: Queryable, person: PersonRecord): Promise<PersonPhoto | null> {
  if (person.image === null) return null;
  const upload = person.imageUploadId === null ? undefined : await findPhoto(db, person.imageUploadId);
  const preview = upload && toUpload(upload).preview;
  return {
    alt: person.imageAlt,
    credit: person.imageCredit,
    press_approved: person.imagePressApproved,
    source: preview
      ? { upload_id: upload.id, ...preview, focus: { x: person.imageFocusX, y: person.imageFocusY } }
      : null,
  };
}

const presentReview = (review: PersonReview | undefined): PersonDetail['review'] =>
  review && (review.answeredAt === null || review.answer === 'left')
    ? {
        asked_at: review.askedAt.toISOString(),
        mails: review.mails,
        has_left: review.answer === 'left',
        is_task: review.escalatedAt !== null,
      }
    : null;

/** One profile with all that its owner and the team see of it. */
export async function readPersonDetail(
  db: Queryable,
  person: PersonRecord,
  reader: Pick<RequestSession, 'role' | 'personId' | 'scopes'>,
  now = new Date(),
): Promise<PersonDetail> {
  // One after the other: in a transaction there is one connection, which answers one question at a time.
  const sections = await personDetailRepository.ownSections(db, person.orgId, person.id);
  const availability = await personDetailRepository.availability(db, person.orgId, person.id);
  const inquiries = await personRepository.inquiriesOf90Days(db, person.orgId, person.id);
  const archived = person.status === 'archived' ? await readArchived(db, person) : null;
  const returned = person.status === 'draft' ? await readReturned(db, person) : null;
  const { completeness, ...requirements } = await readRequirements(db, person);
  const former = restorableTo(archived, now);
  const moves = movesOf(moverOf(reader, person), person.status, former);
  const detail: PersonDetail = {
    id: person.id,
    kind: person.kind,
    username: person.username,
    name: `${person.firstname} ${person.lastname}`,
    ...wordsOf(person),
    image: person.image,
    name_recording: person.nameRecording,
    status: person.status,
    completeness,
    requirements,
    last_confirmed_at: isoOrNull(person.lastConfirmedAt),
    inquiries_90_days: inquiries,
    version: person.version,
    sections: sectionsOf(sections),
    availability: availabilityOf(availability),
    next_review_at: isoOrNull(person.nextReviewAt),
    review: presentReview(await personReviewRepository.find(db, person)),
    missing: missingToPublish(person),
    unfilled: unfilledParts(person, new Set(sectionsOf(sections).map(({ kind }) => kind))),
    checks: describeChecks(person, {
      kinds: new Set(sectionsOf(sections).map(({ kind }) => kind)),
      hasAvailability: availability.length > 0,
      hasFields: await sectionCheckRepository.hasFields(db, person),
      changes: await sectionCheckRepository.list(db, person),
    }),
    photo: await readPhoto(db, person),
    consent_at: isoOrNull(person.consentAt),
    safety: { is_on: person.safetyMode, until: isoOrNull(person.safetyUntil) },
    readiness: person.readiness,
    away: await awayRepository.find(db, person),
    moves,
    decided_by: moves.length > 0 ? null : await readDeciders(db, { ...person, former }),
    restorable_until: isoOrNull(archived?.until ?? null),
    source: person.source,
    agents: await personRepository.agents(db, person),
    agent: await personRepository.agent(db, person),
    has_account: await personRepository.hasAccount(db, person.orgId, person.id),
    record_kept: await readRecordKept(db, person, reader),
    returned,
    waiting: [],
  };
  return person.id === reader.personId
    ? overlayPending(detail, await changeRequestRepository.open(db, person))
    : detail;
}

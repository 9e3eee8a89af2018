import { and, eq } from 'drizzle-orm';
import { memberships } from '@rostrum/identity/schema';
import type { Transaction } from '@rostrum/server-kit/database';
import {
  releaseDocument,
  releasePhoto,
  releaseSound,
  releaseVideoFiles,
  type createPortraitService,
} from '../../uploads/index.ts';
import { personChangeRequests } from '../change-requests.schema.ts';
import { personDocuments } from '../documents/documents.schema.ts';
import { formerUsernames } from '../former-usernames.schema.ts';
import { giveUpPhoto } from '../give-up-photo.ts';
import type { PersonRecord } from '../person-detail.repository.ts';
import { personFieldValues } from '../person-fields.schema.ts';
import { photoOf } from '../person-parts.ts';
import { personReviews } from '../person-reviews.schema.ts';
import { personVersions } from '../person-versions.schema.ts';
import { people, personAvailability, personSections } from '../people.schema.ts';
import { personPhotos } from '../photos/photos.schema.ts';
import { personSectionChecks } from '../section-checks.schema.ts';
import { personEntryCovers } from '../covers/entry-covers.schema.ts';
import { personVideos } from '../videos/videos.schema.ts';
import { erasedValues } from './erased-values.repository.ts';

/** Rows that say something of the person alone. */
const ownTables = [
  personAvailability,
  personChangeRequests,
  personDocuments,
  personEntryCovers,
  personPhotos,
  personReviews,
  personSectionChecks,
  personSections,
  personVersions,
  personVideos,
  formerUsernames,
];

/** Erases what a profile says of its person. Its files go with the next collection of unused ones. */
export async function erasePerson(
  tx: Transaction,
  portraits: ReturnType<typeof createPortraitService>,
  person: PersonRecord,
): Promise<void> {
  const { orgId, id } = person;
  const files = (
    table: typeof personDocuments | typeof personPhotos | typeof personEntryCovers | typeof personVideos,
  ) =>
    tx
      .select({ uploadId: table.uploadId })
      .from(table)
      .where(and(eq(table.orgId, orgId), eq(table.personId, id)));
  for (const { uploadId } of await files(personDocuments)) await releaseDocument(tx, uploadId);
  for (const { uploadId } of await files(personPhotos)) await releasePhoto(tx, uploadId);
  for (const { uploadId } of await files(personEntryCovers)) await releasePhoto(tx, uploadId);
  for (const { uploadId } of await files(personVideos)) await releaseVideoFiles(tx, [uploadId]);
  const captions = await tx
    .select({ uploadId: personVideos.captionsUploadId })
    .from(personVideos)
    .where(and(eq(personVideos.orgId, orgId), eq(personVideos.personId, id)));
  await releaseVideoFiles(
    tx,
    captions.map(({ uploadId }) => uploadId),
  );
  if (person.nameRecordingUploadId !== null) await releaseSound(tx, person.nameRecordingUploadId);
  await giveUpPhoto(tx, portraits, {
    person,
    next: { ...photoOf(person), image: null, imageUploadId: null },
  });
  await tx
    .delete(personFieldValues)
    .where(and(eq(personFieldValues.orgId, orgId), eq(personFieldValues.ownerId, id)));
  for (const table of ownTables)
    await tx.delete(table).where(and(eq(table.orgId, orgId), eq(table.personId, id)));
  await tx
    .update(memberships)
    .set({ personId: null })
    .where(and(eq(memberships.orgId, orgId), eq(memberships.personId, id)));
  await tx
    .update(people)
    .set(erasedValues)
    .where(and(eq(people.orgId, orgId), eq(people.id, id)));
}

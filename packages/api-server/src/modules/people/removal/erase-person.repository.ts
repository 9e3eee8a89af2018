import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@rostrum/server-kit/database';
import { eraseLinkedPeople, eraseMentions, erasePersonalData } from '@rostrum/server-kit/personal-data';
import {
  releaseDocument,
  releasePhoto,
  releaseSound,
  releaseVideoFiles,
  type createPortraitService,
} from '../../uploads/index.ts';
import { personDocuments } from '../documents/documents.schema.ts';
import { giveUpPhoto } from '../give-up-photo.ts';
import type { PersonRecord } from '../person-detail.repository.ts';
import { photoOf } from '../person-parts.ts';
import { personPhotos } from '../photos/photos.schema.ts';
import { personEntryCovers } from '../covers/entry-covers.schema.ts';
import { personVideos } from '../videos/videos.schema.ts';
import { removeSearchWords } from './search-words.repository.ts';

const formerName = 'Former member';

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
  await removeSearchWords(tx, person);
  await erasePersonalData(tx, { subject: 'profile', keys: [orgId, id] });
  await eraseLinkedPeople(tx, { orgId, personId: id, name: formerName });
  await eraseMentions(tx, {
    orgIds: [orgId],
    identifiers: {
      name: `${person.firstname} ${person.lastname}`,
      username: person.username,
      email: person.email,
    },
    replacements: {
      name: formerName,
      username: `former-${id}`,
      email: `former-${id}@deleted.invalid`,
    },
  });
}

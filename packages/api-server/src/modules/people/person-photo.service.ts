import type { ParsedBody, PersonDetail, people } from '@rostrum/contracts';
import { InputError, type RequestInfo, type RequestSession } from '@rostrum/server-kit';
import { transaction, type Database, type Queryable, type Transaction } from '@rostrum/server-kit/database';
import type { FileStore } from '@rostrum/server-kit/storage';
import { createPortraitService, findPhoto } from '../uploads/index.ts';
import { giveUpPhoto } from './give-up-photo.ts';
import { changePerson } from './change-person.ts';
import { readPersonDetail } from './person-detail.view.ts';
import type { PersonRecord } from './person-detail.repository.ts';
import { requireStillPublishable } from './publish-gate.ts';
import { photoOf, type PhotoValues } from './person-parts.ts';

const noPhoto: PhotoValues = {
  image: null,
  imageAlt: null,
  imageCredit: null,
  imagePressApproved: false,
  imageUploadId: null,
  imageFocusX: 50,
  imageFocusY: 50,
};

/** Whose photo it is, as far as the caller reaches. */
type FindPerson = (db: Queryable) => Promise<PersonRecord>;

interface PersonPhotoDeps {
  db: Database;
  clock: () => Date;
  uploadStore: FileStore;
}

/** The photo of a profile: cut from an upload, described, credited, cropped again, or taken off. */
export function createPersonPhotoService({ db, clock, uploadStore }: PersonPhotoDeps) {
  const portraits = createPortraitService({ uploadStore, clock });

  async function change(
    tx: Transaction,
    by: { session: RequestSession; request: RequestInfo },
    { person, version, next }: { person: PersonRecord; version: number; next: PhotoValues },
  ): Promise<void> {
    requireStillPublishable(person, { ...person, ...next });
    const whose =
      person.id === by.session.personId
        ? 'their photo'
        : `the photo of ${person.firstname} ${person.lastname}`;
    await changePerson(tx, by, {
      person,
      version,
      values: next,
      verb: 'person.photo',
      text: `${next.image === null ? 'removed' : 'changed'} ${whose}`,
      before: photoOf(person),
      after: next,
      former: { photo: photoOf(person) },
    });
    await giveUpPhoto(tx, portraits, { person, next });
  }

  return {
    async set(
      session: RequestSession,
      request: RequestInfo,
      find: FindPerson,
      { version, upload_id, alt, credit, press_approved, focus }: ParsedBody<typeof people.setOwnPhoto>,
    ): Promise<PersonDetail> {
      const present = await find(db);
      const upload =
        present.imageUploadId === upload_id
          ? await findPhoto(db, upload_id)
          : await portraits.find(db, { id: upload_id, userId: session.userId });
      if (!upload)
        throw new InputError('This photo is not ready. Wait until it was checked, or upload it again.', {
          fields: [{ path: 'upload_id', code: 'invalid', message: 'Choose a photo that was uploaded.' }],
        });
      const image = await portraits.cut(upload, focus);
      return transaction(db, async (tx) => {
        const person = await find(tx);
        const next = {
          image,
          imageAlt: alt,
          imageCredit: credit || null,
          imagePressApproved: press_approved,
          imageUploadId: upload_id,
          imageFocusX: focus.x,
          imageFocusY: focus.y,
        };
        await change(tx, { session, request }, { person, version, next });
        await portraits.use(tx, { upload, focus });
        return readPersonDetail(tx, await find(tx), session);
      });
    },

    remove(session: RequestSession, request: RequestInfo, find: FindPerson): Promise<PersonDetail> {
      return transaction(db, async (tx) => {
        const person = await find(tx);
        if (person.image === null) return readPersonDetail(tx, person, session);
        await change(tx, { session, request }, { person, version: person.version, next: noPhoto });
        return readPersonDetail(tx, await find(tx), session);
      });
    },
  };
}

import type { ParsedBody, ParsedParams } from '@rostrum/contracts';
import { maximumPressPhotos, type PressPhoto, type personPhotos as calls } from '@rostrum/contracts/people';
import {
  ConflictError,
  InputError,
  NotFoundError,
  type Permitted,
  type RequestInfo,
} from '@rostrum/server-kit';
import { transaction, type Database, type Transaction } from '@rostrum/server-kit/database';
import { claimPhoto, releasePhoto } from '../../uploads/index.ts';
import { documentRepository } from '../documents/documents.repository.ts';
import { findPerson } from '../find-person.ts';
import type { PersonRecord } from '../person-detail.repository.ts';
import { recordPersonStep, type PersonStep } from '../record-person-step.ts';
import { photoRepository as photos, type StoredPhoto } from './photos.repository.ts';

type Caller = Permitted<'person.write'>;
type Key = ParsedParams<typeof calls.list>;
type PhotoKey = ParsedParams<typeof calls.change>;
interface By {
  session: Caller;
  request: RequestInfo;
}

const present = ({ uploadId: _upload, ...photo }: StoredPhoto): PressPhoto => photo;
const describe = ({
  alt,
  credit,
  press_approved,
}: Pick<PressPhoto, 'alt' | 'credit' | 'press_approved'>) => ({
  description: alt,
  credit,
  press_use: press_approved,
});

/** Photos for the press of a profile: for its person and the team, and for everybody once the press may use them. */
export function createPersonPhotosService({ db, clock }: { db: Database; clock: () => Date }) {
  /** The photos of a profile, held until the change is done: two changes come one after the other. */
  async function hold(tx: Transaction, { session }: By, id: string) {
    const person = await findPerson(tx, session, id);
    await documentRepository.hold(tx, person);
    return { person, known: await photos.list(person, tx) };
  }
  function findOne(known: readonly StoredPhoto[], id: string): StoredPhoto {
    const photo = known.find((one) => one.id === id);
    if (!photo) throw new NotFoundError('This photo is not there any more. Reload the page.');
    return photo;
  }
  const record = (
    tx: Transaction,
    by: By,
    person: PersonRecord,
    { what, ...change }: Pick<PersonStep, 'before' | 'after'> & { what: string },
  ) => {
    const whose =
      person.id === by.session.personId ? 'their profile' : `${person.firstname} ${person.lastname}`;
    return recordPersonStep(tx, by, { person, verb: 'person.photo', text: `${what} ${whose}`, ...change });
  };

  return {
    async list(session: Permitted<'person.read'>, { id }: Key) {
      return { items: (await photos.list(await findPerson(db, session, id), db)).map(present) };
    },

    add: (by: By, { id }: Key, { upload_id, alt, credit, press_approved }: ParsedBody<typeof calls.add>) =>
      transaction(db, async (tx) => {
        const { person, known } = await hold(tx, by, id);
        if (known.length >= maximumPressPhotos)
          throw InputError.field(
            'upload_id',
            `A profile holds ${maximumPressPhotos} photos for the press. Remove one before you add another.`,
          );
        await claimPhoto(tx, { id: upload_id, userId: by.session.userId }, clock());
        const added = await photos.add(tx, {
          orgId: person.orgId,
          personId: person.id,
          uploadId: upload_id,
          alt,
          credit: credit || null,
          isPressApproved: press_approved,
          position: known.length + 1,
        });
        // A place that was left free by a removed one is no matter: order is all that counts.
        await photos.order(tx, person, [...known.map((photo) => photo.id), added]);
        const photo = findOne(await photos.list(person, tx), added);
        await record(tx, by, person, {
          what: 'added a photo for the press of',
          before: { press_photo: null },
          after: describe(photo),
        });
        return present(photo);
      }),

    change: (
      by: By,
      { id, photo_id }: PhotoKey,
      { version, alt, credit, press_approved }: ParsedBody<typeof calls.change>,
    ) =>
      transaction(db, async (tx) => {
        const { person, known } = await hold(tx, by, id);
        const photo = findOne(known, photo_id);
        const words = { alt, credit: credit || null, isApproved: press_approved };
        const isSame =
          alt === photo.alt &&
          words.credit === (photo.credit || null) &&
          press_approved === photo.press_approved;
        // Saved as it was: nothing happened that the history could tell.
        if (isSame && version === photo.version) return present(photo);
        if (!(await photos.change(tx, { orgId: person.orgId, id: photo_id, version }, words)))
          throw new ConflictError(
            'This photo was changed meanwhile. Look at the newer state and try again.',
            {
              details: present(photo),
            },
          );
        const changed = findOne(await photos.list(person, tx), photo_id);
        await record(tx, by, person, {
          what: 'changed a photo for the press of',
          before: describe(photo),
          after: describe(changed),
        });
        return present(changed);
      }),

    order: (by: By, { id }: Key, { ids }: ParsedBody<typeof calls.order>) =>
      transaction(db, async (tx) => {
        const { person, known } = await hold(tx, by, id);
        const before = known.map((photo) => photo.id);
        if (new Set(ids).size !== before.length || before.some((one) => !ids.includes(one)))
          throw new ConflictError('Photos were added or removed meanwhile. Reload the page.');
        await photos.order(tx, person, ids);
        const items = (await photos.list(person, tx)).map(present);
        const inOrder = (list: readonly { alt: string }[]) => list.map(({ alt }) => alt).join('; ');
        await record(tx, by, person, {
          what: 'ordered the photos for the press of',
          before: { press_photos: inOrder(known) },
          after: { press_photos: inOrder(items) },
        });
        return { items };
      }),

    remove: (by: By, { id, photo_id }: PhotoKey) =>
      transaction(db, async (tx) => {
        const { person, known } = await hold(tx, by, id);
        const photo = findOne(known, photo_id);
        await photos.remove(tx, { orgId: person.orgId, id: photo_id });
        await releasePhoto(tx, photo.uploadId);
        await record(tx, by, person, {
          what: 'removed a photo for the press of',
          before: describe(photo),
          after: { press_photo: null },
        });
        return { removed: true };
      }),
  };
}

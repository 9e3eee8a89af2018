import type { FastifyBaseLogger } from 'fastify';
import { findProfileOfMember } from '@rostrum/identity';
import { recordActivity, systemActor } from '@rostrum/server-kit/audit';
import { runAsSystem, transaction, type Database } from '@rostrum/server-kit/database';
import type { Limits } from '@rostrum/server-kit/limits';
import { createGuardedFetch, type GuardedFetch } from '@rostrum/server-kit/outbound';
import { createPortraitService, keepMailedFile, type MailedFileDeps } from '../../uploads/index.ts';
import { keepPersonVersion } from '../keep-person-version.ts';
import { personDetailRepository, type PersonRecord } from '../person-detail.repository.ts';
import { photoOf } from '../person-parts.ts';
import { personVersionRepository } from '../person-versions.repository.ts';

export interface OfferedPictureDeps extends MailedFileDeps {
  clock: () => Date;
  limits: Pick<Limits, 'consume'>;
  log: FastifyBaseLogger;
  fetch: GuardedFetch;
}

export interface PictureOffer {
  orgId: string;
  userId: string;
  /** Where the identity provider says that the picture is. */
  address: string;
}

/** A picture that is refused is not asked for again at each sign-in. */
const attempts = { name: 'offered-pictures', points: 3, seconds: 86_400 } as const;
const centre = { x: 50, y: 50 };
const timeoutMs = 10_000;
const maxBytes = 5_000_000;

/** The profile of the member, if it has no photo and nobody ever gave it one or removed one. */
async function findWithoutPhoto(
  db: Database,
  { orgId, userId }: PictureOffer,
): Promise<PersonRecord | undefined> {
  const id = await findProfileOfMember(db, { orgId, userId });
  const person = id === null ? undefined : await personDetailRepository.find(db, orgId, id);
  if (!person || person.image !== null) return undefined;
  return (await personVersionRepository.hasPhotoChange(db, person)) ? undefined : person;
}

/** Gives the picture of an identity provider to a profile that never had a photo. Returns whether it was taken. */
export async function takeOfferedPicture(deps: OfferedPictureDeps, offer: PictureOffer): Promise<boolean> {
  const { db, clock, limits, fetch, uploadStore } = deps;
  const person = await findWithoutPhoto(db, offer);
  if (!person) return false;
  if (!(await limits.consume({ ...attempts, key: offer.userId })).allowed) return false;
  const answer = await fetch(offer.address);
  if (!answer.ok) return false;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const id = await keepMailedFile(deps, {
    owner: { userId: offer.userId },
    name: 'picture',
    bytes,
    purpose: 'photo',
  });
  const portraits = createPortraitService({ uploadStore, clock });
  const upload = id === undefined ? undefined : await portraits.find(db, { id, userId: offer.userId });
  if (!upload) return false;
  const image = await portraits.cut(upload, centre);
  return transaction(db, async (tx) => {
    const former = photoOf(person);
    const next = {
      ...former,
      image,
      imageAlt: `${person.firstname} ${person.lastname}`,
      imageUploadId: upload.id,
      imageFocusX: centre.x,
      imageFocusY: centre.y,
    };
    // Somebody who changed the profile meanwhile goes first; the next sign-in offers the picture again.
    if (!(await personDetailRepository.change(tx, person, next))) return false;
    await keepPersonVersion(tx, {
      person,
      former: { photo: former },
      by: { userId: null, name: systemActor.name },
    });
    await portraits.use(tx, { upload, focus: centre });
    await recordActivity(tx, {
      actor: systemActor,
      orgId: person.orgId,
      verb: 'person.photo',
      text: `took the photo of ${person.firstname} ${person.lastname} from single sign-on`,
      entity: {
        type: 'person',
        id: person.id,
        label: `${person.firstname} ${person.lastname}`,
        href: '/dashboard/people',
      },
      before: former,
      after: next,
    });
    return true;
  });
}

/** Takes offered pictures beside the sign-in, which does not wait for them. */
export const createPictureTaker =
  ({ config, ...rest }: Omit<OfferedPictureDeps, 'fetch'> & { config: { isProduction: boolean } }) =>
  (offer: PictureOffer): void => {
    const fetch = createGuardedFetch({ allowLoopback: !config.isProduction, timeoutMs, maxBytes });
    const deps = { ...rest, fetch };
    runAsSystem('nobody is signed in yet when a provider offers a picture', () =>
      takeOfferedPicture(deps, offer),
    ).catch((error: unknown) =>
      deps.log.warn({ err: error, org: offer.orgId }, 'the picture of an identity provider was not taken'),
    );
  };

import type { Contact, ParsedBody, settings } from '@rostrum/contracts';
import { accountPhotoRepository } from '@rostrum/identity';
import {
  AuthenticationError,
  InputError,
  type Permitted,
  type RequestInfo,
  type RequestSession,
} from '@rostrum/server-kit';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import { type Database, type Transaction, transaction } from '@rostrum/server-kit/database';
import type { FileStore } from '@rostrum/server-kit/storage';
import { createPortraitService, findPhoto } from '../../uploads/index.ts';

interface OwnPhotoDeps {
  db: Database;
  uploadStore: FileStore;
  clock: () => Date;
  readContact: (session: RequestSession) => Promise<Contact>;
}

const middle = { x: 50, y: 50 };
const href = '/dashboard/settings/contact';

/** The picture of an account: in the header, and beside what its person writes and does. */
export function createOwnPhotoService({ db, uploadStore, clock, readContact }: OwnPhotoDeps) {
  const portraits = createPortraitService({ uploadStore, clock });

  async function change(
    tx: Transaction,
    { session, request }: { session: RequestSession; request: RequestInfo },
    { image, uploadId }: { image: string | null; uploadId: string | null },
  ): Promise<void> {
    const before = await accountPhotoRepository.lock(tx, session.userId);
    if (!before) throw new AuthenticationError();
    if (before.image === image) return;
    await accountPhotoRepository.set(tx, session.userId, { image, imageUploadId: uploadId });
    const former = before.uploadId === null ? undefined : await findPhoto(tx, before.uploadId);
    if (former) await portraits.giveUp(tx, { upload: former, focus: middle }, { keepsPhoto: false });
    await recordActivity(tx, {
      actor: actorOf(session),
      orgId: session.orgId,
      verb: 'user.photo_changed',
      text: image === null ? 'removed their photo' : 'changed their photo',
      entity: { type: 'user', id: session.userId, label: session.name, href },
      request,
    });
  }

  return {
    async set(
      session: Permitted<'settings.own'>,
      request: RequestInfo,
      { upload_id }: ParsedBody<typeof settings.setPhoto>,
    ): Promise<Contact> {
      const upload = await portraits.find(db, { id: upload_id, userId: session.userId });
      // One that a profile shows must not go when this picture does.
      if (!upload || upload.usedAt !== null)
        throw InputError.field(
          'upload_id',
          'This photo is not ready. Wait until it was checked, or upload it again.',
        );
      const image = await portraits.cut(upload, middle);
      await transaction(db, async (tx) => {
        await portraits.use(tx, { upload, focus: middle });
        await change(tx, { session, request }, { image, uploadId: upload.id });
      });
      return readContact(session);
    },

    async remove(session: Permitted<'settings.own'>, request: RequestInfo): Promise<Contact> {
      await transaction(db, (tx) => change(tx, { session, request }, { image: null, uploadId: null }));
      return readContact(session);
    },
  };
}

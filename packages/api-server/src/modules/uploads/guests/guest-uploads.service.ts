import type { guestUploads, ParsedBody, Upload } from '@rostrum/contracts';
import type { RequestInfo } from '@rostrum/server-kit';
import { runAsSystem } from '@rostrum/server-kit/database';
import type { Limits } from '@rostrum/server-kit/limits';
import { createUploadReceiver, toUpload, type UploadReceiverDeps } from '../receive-uploads.ts';
import { ownerByKey } from './guest-key.ts';
import { createGuestRoom } from './guest-room.ts';

const byKey = 'a guest is known by the key of their files alone, and has no rows of their own';

export interface GuestUploadDeps extends UploadReceiverDeps {
  limits: Limits;
}

/** Files of inquiries that are sent without an account. Whoever holds the key of a form has its files, and no one else. */
export function createGuestUploadService({ limits, ...deps }: GuestUploadDeps) {
  const receiver = createUploadReceiver(deps);
  const requireRoom = createGuestRoom({ db: deps.db, limits });

  return {
    create: (
      key: string,
      { name, size }: ParsedBody<typeof guestUploads.create>,
      request: Pick<RequestInfo, 'ip'>,
    ): Promise<Upload> =>
      runAsSystem(byKey, async () => {
        await requireRoom(key, size, request);
        return toUpload(await receiver.create(ownerByKey(key), { purpose: 'attachment', name, size }));
      }),

    get: (key: string, id: string): Promise<Upload> =>
      runAsSystem(byKey, async () => toUpload(await receiver.find(ownerByKey(key), id))),

    remove: (key: string, id: string): Promise<{ removed: boolean }> =>
      runAsSystem(byKey, () => receiver.remove(ownerByKey(key), id)),

    /** Takes bytes from `offset` on; returns where the file ends now. What arrived before the line broke stays. */
    append: (
      key: string,
      part: { id: string; offset: number; body: AsyncIterable<Buffer> },
    ): Promise<number> => runAsSystem(byKey, () => receiver.append(ownerByKey(key), part)),
  };
}

export type GuestUploadService = ReturnType<typeof createGuestUploadService>;

import { cutText, explainUploadFault, uploadLimitBytes, type Upload } from '@rostrum/contracts';
import { isBusinessError, type RequestInfo } from '@rostrum/server-kit';
import { runAsSystem } from '@rostrum/server-kit/database';
import type { FileStore, VirusScanner } from '@rostrum/server-kit/storage';
import { WorkerLimitError } from '@rostrum/server-kit/workers';
import { checkUpload } from '../check-upload.ts';
import { createUploadReceiver, toUpload } from '../receive-uploads.ts';
import { uploadRepository } from '../uploads.repository.ts';
import { ownerByKey } from './guest-key.ts';
import { createGuestRoom, type GuestRoomDeps } from './guest-room.ts';

export interface GuestFormFilesDeps extends GuestRoomDeps {
  uploadStore: FileStore;
  virusScanner: VirusScanner | undefined;
}

interface FormFile {
  key: string;
  name: string;
  content: AsyncIterable<Buffer>;
}

/** What became of a file of a form: it waits to be sent, or why it does not. */
export type FormFileResult = { upload: Upload } | { refusal: string };

const byKey = 'a guest is known by the key of their files alone, and has no rows of their own';

const toFileName = (name: string) => cutText(name.replace(/\p{Cc}/gu, ' ').trim(), 255) || 'file';

/** Files that came with a whole form, as browsers without script send them. Checked before the form is answered. */
export function createGuestFormFiles(deps: GuestFormFilesDeps) {
  const { db, uploadStore } = deps;
  const requireRoom = createGuestRoom(deps);
  // The check follows at once, so none is ordered.
  const receiver = createUploadReceiver({ db, uploadStore, orderCheck: async () => {} });

  /** Undefined for a file that is empty or too large, which is not kept. */
  async function receive({ key, name, content }: FormFile): Promise<string | undefined> {
    const owner = ownerByKey(key);
    const { id } = await receiver.create(owner, { purpose: 'attachment', name, size: uploadLimitBytes });
    let size = 0;
    try {
      size = await receiver.append(owner, { id, offset: 0, body: content });
    } catch (error) {
      await receiver.remove(owner, id);
      if (isBusinessError(error) && error.code === 'too_large') return undefined;
      throw error;
    }
    if (size > 0) await uploadRepository.complete(db, { ...owner, id });
    else await receiver.remove(owner, id);
    return size > 0 ? id : undefined;
  }

  async function check(key: string, id: string): Promise<FormFileResult> {
    try {
      await checkUpload(deps, { id });
    } catch (error) {
      if (!(error instanceof WorkerLimitError)) throw error;
      await receiver.remove(ownerByKey(key), id);
      return { refusal: 'It could not be checked right now. Choose it again.' };
    }
    const upload = toUpload(await receiver.find(ownerByKey(key), id));
    return upload.fault === null ? { upload } : { refusal: explainUploadFault(upload.fault, 'attachment') };
  }

  return {
    /** Takes one file in; its size is known only once it has come. */
    store: (file: FormFile, request: Pick<RequestInfo, 'ip'>): Promise<FormFileResult> =>
      runAsSystem(byKey, async () => {
        try {
          await requireRoom(file.key, 0, request);
        } catch (error) {
          if (!isBusinessError(error)) throw error;
          return { refusal: error.message };
        }
        const id = await receive({ ...file, name: toFileName(file.name) });
        return id === undefined
          ? { refusal: 'The file is empty or larger than 20 MB. Choose another one.' }
          : check(file.key, id);
      }),

    /** Files under the key that wait to be sent. */
    list: (key: string): Promise<Upload[]> =>
      runAsSystem(byKey, async () => (await uploadRepository.listReady(db, ownerByKey(key))).map(toUpload)),
  };
}

export type GuestFormFiles = ReturnType<typeof createGuestFormFiles>;

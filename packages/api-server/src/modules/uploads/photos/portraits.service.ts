import type { FileStore } from '@rostrum/server-kit/storage';
import { NotFoundError } from '@rostrum/server-kit';
import { runAsSystem, type Queryable } from '@rostrum/server-kit/database';
import { uploadRepository, type UploadRecord } from '../uploads.repository.ts';
import { cutPortrait, type Focus } from './cut-portrait.ts';
import { portraitNames, portraitPath, previewName } from './photo-names.ts';

/** A portrait as the profile that shows it names it. */
export interface PortraitUse {
  upload: Pick<UploadRecord, 'id' | 'key'>;
  focus: Focus;
}

const filesBelongToNobody = 'a photo may be another member’s upload, and retired files have no owner';

/** The photo of a profile, whoever uploaded it. */
export const findPhoto = (db: Queryable, id: string): Promise<UploadRecord | undefined> =>
  runAsSystem(filesBelongToNobody, () => uploadRepository.findById(db, id));

/** Portraits from uploaded photos: cut first, outside any transaction, then used or given up inside one. */
export function createPortraitService({ uploadStore, clock }: { uploadStore: FileStore; clock: () => Date }) {
  const namesOf = ({ upload, focus }: PortraitUse) =>
    portraitNames(upload.key, focus).map(({ name }) => name);
  return {
    /** A photo of this user that was checked; undefined for anything else. */
    async find(db: Queryable, own: { id: string; userId: string }): Promise<UploadRecord | undefined> {
      const upload = await uploadRepository.find(db, own);
      return upload?.state === 'ready' && upload.purpose === 'photo' ? upload : undefined;
    },

    /** Writes the sizes of a portrait; answers the address to show. */
    async cut(upload: UploadRecord, focus: Focus): Promise<string> {
      const preview = await uploadStore.read(previewName(upload.key));
      if (!preview || upload.width === null || upload.height === null)
        throw new NotFoundError('This photo is no longer there. Upload it again.');
      const sizes = await cutPortrait(preview, { width: upload.width, height: upload.height }, focus);
      for (const { side, name } of portraitNames(upload.key, focus)) {
        const size = sizes.find((one) => one.side === side);
        if (size) await uploadStore.write(name, size.bytes);
      }
      return portraitPath(upload.key, focus);
    },

    use: (tx: Queryable, use: PortraitUse): Promise<void> =>
      runAsSystem(filesBelongToNobody, async () => {
        await uploadRepository.setUsed(tx, use.upload.id, clock());
        await uploadRepository.keepFiles(tx, namesOf(use));
      }),

    /** The portrait is shown nowhere any more; its photo too unless it is cut another way. */
    giveUp: (tx: Queryable, use: PortraitUse, { keepsPhoto }: { keepsPhoto: boolean }): Promise<void> =>
      runAsSystem(filesBelongToNobody, async () => {
        if (!keepsPhoto) await uploadRepository.setUsed(tx, use.upload.id, null);
        await uploadRepository.retireFiles(tx, namesOf(use), clock());
      }),
  };
}

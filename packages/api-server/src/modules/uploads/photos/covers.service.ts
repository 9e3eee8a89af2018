import type { CoverFrame } from '@rostrum/contracts/posts';
import { NotFoundError } from '@rostrum/server-kit';
import { runAsSystem, type Queryable } from '@rostrum/server-kit/database';
import type { FileStore } from '@rostrum/server-kit/storage';
import { uploadRepository, type UploadRecord } from '../uploads.repository.ts';
import { cutCover } from './cut-cover.ts';
import { coverNames, filePath, previewName } from './photo-names.ts';
import { createPictureService } from './pictures.service.ts';

/** A cover as its post names it. */
export interface CoverUse {
  coverUploadId: string | null;
  coverFrame: CoverFrame | null;
}

const belongsToColleague = 'a cover may be another member’s upload, and retired files have no owner';

const findPresent = (db: Queryable, id: string): Promise<UploadRecord | undefined> =>
  runAsSystem(belongsToColleague, () => uploadRepository.findById(db, id));

/** The picture that a cover was cut from, as its preview; null once it is gone. */
export async function findCoverSource(
  db: Queryable,
  id: string,
): Promise<{ src: string; width: number; height: number } | null> {
  const upload = await findPresent(db, id);
  if (!upload || upload.width === null || upload.height === null) return null;
  return { src: filePath(previewName(upload.key)), width: upload.width, height: upload.height };
}

/** Covers of posts: the picture as it was uploaded, or a part that was cut from it. */
export function createCoverService({ clock }: { clock: () => Date }) {
  const pictures = createPictureService({ clock, purpose: 'cover' });

  async function namesOf(tx: Queryable, { coverUploadId, coverFrame }: CoverUse): Promise<string[]> {
    if (coverUploadId === null || coverFrame === null) return [];
    const upload = await uploadRepository.findById(tx, coverUploadId);
    return upload ? Object.values(coverNames(upload.key, coverFrame)) : [];
  }

  return {
    ...pictures,
    /** The picture of a post, whoever uploaded it. */
    findPresent,

    /** Writes the files of a part; returns the address to show. Outside any transaction: it decodes a photo. */
    async cut(uploadStore: FileStore, upload: UploadRecord, frame: CoverFrame): Promise<string> {
      const original = await uploadStore.read(upload.key);
      const { width, height } = upload;
      if (!original || width === null || height === null)
        throw new NotFoundError('This picture is no longer there. Upload it again.');
      const files = await cutCover(original, { width, height }, frame);
      const names = coverNames(upload.key, frame);
      await uploadStore.write(names.shared, files.shared);
      await uploadStore.write(names.shown, files.shown);
      return filePath(names.shown);
    },

    use: (tx: Queryable, cover: CoverUse): Promise<void> =>
      runAsSystem(belongsToColleague, async () => {
        if (cover.coverUploadId !== null) await uploadRepository.setUsed(tx, cover.coverUploadId, clock());
        await uploadRepository.keepFiles(tx, await namesOf(tx, cover));
      }),

    /** Shown nowhere any more: it is deleted within a day. */
    giveUp: (tx: Queryable, cover: CoverUse): Promise<void> =>
      runAsSystem(belongsToColleague, async () => {
        await uploadRepository.retireFiles(tx, await namesOf(tx, cover), clock());
        if (cover.coverUploadId !== null) await uploadRepository.setUsed(tx, cover.coverUploadId, null);
      }),
  };
}

import type { UploadPurpose } from '@rostrum/contracts';
import { runAsSystem, type Queryable } from '@rostrum/server-kit/database';
import { uploadRepository, type UploadRecord } from '../uploads.repository.ts';
import { filePath, previewName } from './photo-names.ts';

const belongsToColleague = 'a picture of the organisation may be another member’s upload';

/** Pictures that are shown as they were uploaded, at most 1,200 pixels wide: covers of posts, logos. */
export function createPictureService({ clock, purpose }: { clock: () => Date; purpose: UploadPurpose }) {
  return {
    /** A picture of this user that was checked for this purpose and is used nowhere; undefined for anything else. */
    async find(db: Queryable, own: { id: string; userId: string }): Promise<UploadRecord | undefined> {
      const upload = await uploadRepository.find(db, own);
      return upload?.state === 'ready' && upload.purpose === purpose && upload.usedAt === null
        ? upload
        : undefined;
    },

    /** The address to show. */
    pathOf: ({ key }: Pick<UploadRecord, 'key'>): string => filePath(previewName(key)),

    use: (tx: Queryable, id: string): Promise<void> =>
      runAsSystem(belongsToColleague, () => uploadRepository.setUsed(tx, id, clock())),

    /** Shown nowhere any more: it is deleted within a day. */
    giveUp: (tx: Queryable, id: string): Promise<void> =>
      runAsSystem(belongsToColleague, () => uploadRepository.setUsed(tx, id, null)),
  };
}

import { runAsSystem, type Queryable } from '@rostrum/server-kit/database';
import { uploadRepository, type UploadRecord } from '../uploads.repository.ts';
import { filePath, previewName } from './photo-names.ts';

const belongsToColleague = 'the cover of a post may be another member’s upload';

/** Covers of posts: the preview of an uploaded picture as it is, at most 1,200 pixels wide. */
export function createCoverService({ clock }: { clock: () => Date }) {
  return {
    /** A picture of this user that was checked as a cover and that no post has; undefined for anything else. */
    async find(db: Queryable, own: { id: string; userId: string }): Promise<UploadRecord | undefined> {
      const upload = await uploadRepository.find(db, own);
      return upload?.state === 'ready' && upload.purpose === 'cover' && upload.usedAt === null
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

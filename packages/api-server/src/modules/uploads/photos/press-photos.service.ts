import type { FileStore } from '@rostrum/server-kit/storage';
import { LRUCache } from 'lru-cache';
import type { Queryable } from '@rostrum/server-kit/database';
import type { Focus } from './cut-portrait.ts';
import { findPhoto } from './portraits.service.ts';
import { makePressPhotos, type PressPhoto } from './press-photos.ts';

const roomBytes = 32 * 2 ** 20;

/** A photo that the press was given, as the profile names it. */
export interface PressPhotoUse {
  uploadId: string;
  credit: string;
  focus: Focus;
}

/** Photos in the sizes of the press. Whether a profile offers one is asked each time; the work of making it is kept. */
export function createPressPhotoService({ uploadStore }: { uploadStore: FileStore }) {
  const kept = new LRUCache<string, PressPhoto[], () => Promise<PressPhoto[] | undefined>>({
    maxSize: roomBytes,
    sizeCalculation: (photos) => photos.reduce((sum, { bytes }) => sum + bytes.length, 1),
    // Many who ask at once wait for the same photo.
    fetchMethod: (_key, _stale, { context: make }) => make(),
  });
  return {
    /** Undefined once its file is gone. */
    async make(db: Queryable, { uploadId, ...look }: PressPhotoUse): Promise<PressPhoto[] | undefined> {
      const upload = await findPhoto(db, uploadId);
      if (upload?.state !== 'ready') return undefined;
      return kept.fetch(JSON.stringify([upload.key, look]), {
        context: async () => {
          const original = await uploadStore.read(upload.key);
          return original && makePressPhotos(original, look);
        },
      });
    },
  };
}

import type { Transaction } from '@rostrum/server-kit/database';
import { findPhoto, type createPortraitService } from '../uploads/index.ts';
import type { PersonRecord } from './person-detail.repository.ts';
import type { PhotoValues } from './person-parts.ts';

/** Lets go of the files of a photo that another one replaced. */
export async function giveUpPhoto(
  tx: Transaction,
  portraits: ReturnType<typeof createPortraitService>,
  { person, next }: { person: PersonRecord; next: PhotoValues },
): Promise<void> {
  if (person.imageUploadId === null || person.image === next.image) return;
  const upload = await findPhoto(tx, person.imageUploadId);
  if (upload)
    await portraits.giveUp(
      tx,
      { upload, focus: { x: person.imageFocusX, y: person.imageFocusY } },
      { keepsPhoto: next.imageUploadId === person.imageUploadId },
    );
}

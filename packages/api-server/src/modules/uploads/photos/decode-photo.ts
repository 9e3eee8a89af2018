import type { UploadFault, PicturePurpose } from '@rostrum/contracts';
import { toBuffer, WorkerLimitError } from '@rostrum/server-kit/workers';
import { runImageTask } from '../../../images/run-image-task.ts';
import { findPhotoKind } from './find-photo-kind.ts';

/** Longest side of what is shown of a photo. */
export const previewSide = 1200;

export interface DecodedPhoto {
  /** Upright, without metadata, as WebP. */
  preview: Buffer;
  width: number;
  height: number;
}

/**
 * Checks a picture by its content and makes its preview; name and declared type say nothing.
 *
 * @throws WorkerLimitError when the decoder crashed or too many pictures wait, so that another attempt may succeed.
 */
export async function decodePhoto(
  bytes: Buffer,
  purpose: PicturePurpose,
): Promise<DecodedPhoto | { fault: UploadFault }> {
  const kind = await findPhotoKind(bytes);
  if (kind !== 'accepted') return { fault: kind };
  try {
    const decoded = await runImageTask('decode', { bytes, purpose, previewSide });
    return 'fault' in decoded ? decoded : { ...decoded, preview: toBuffer(decoded.preview) };
  } catch (error) {
    if (error instanceof WorkerLimitError && (error.reason === 'time' || error.reason === 'memory'))
      return { fault: 'too_demanding' };
    throw error;
  }
}

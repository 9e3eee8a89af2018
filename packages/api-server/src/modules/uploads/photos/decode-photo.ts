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

/** Headers of JPEG, PNG and WebP lie within, with the profiles and thumbnails that cameras write before them. */
export const headerBytes = 256 * 1024;

/** Runs a task on a file of a stranger; one that takes too much of time or memory is refused for good. */
async function withinLimits<Output>(task: Promise<Output>): Promise<Output | { fault: UploadFault }> {
  try {
    return await task;
  } catch (error) {
    if (error instanceof WorkerLimitError && (error.reason === 'time' || error.reason === 'memory'))
      return { fault: 'too_demanding' };
    throw error;
  }
}

/**
 * Judges a picture by the first bytes of its file, so that one that cannot be decoded is never loaded whole.
 *
 * @returns why it is refused, or undefined when these bytes give no reason to refuse it.
 */
export async function checkPhotoHeader(
  head: Buffer,
  purpose: PicturePurpose,
): Promise<UploadFault | undefined> {
  const kind = await findPhotoKind(head);
  if (kind !== 'accepted') return kind;
  return (await withinLimits(runImageTask('header', { head, purpose })))?.fault;
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
  const decoded = await withinLimits(runImageTask('decode', { bytes, purpose, previewSide }));
  return 'fault' in decoded ? decoded : { ...decoded, preview: toBuffer(decoded.preview) };
}

import { getFrameHeight, shareCardSize, type CoverFrame } from '@rostrum/contracts/posts';
import { toBuffer } from '@rostrum/server-kit/workers';
import { runImageTask } from '../../../images/run-image-task.ts';

/**
 * Cuts the part of a picture that its post shows, and the same as JPEG in the measure of link previews: not every service
 * that shows links reads WebP.
 */
export async function cutCover(
  original: Buffer,
  preview: { width: number; height: number },
  frame: CoverFrame,
): Promise<{ shown: Buffer; shared: Buffer }> {
  const { shown, shared } = await runImageTask('cover', {
    bytes: original,
    previewWidth: preview.width,
    frame: { left: frame.x, top: frame.y, width: frame.width, height: getFrameHeight(frame) },
    card: shareCardSize,
  });
  return { shown: toBuffer(shown), shared: toBuffer(shared) };
}

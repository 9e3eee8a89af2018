import sharp from 'sharp';
import { maximumPhotoPixels } from '@rostrum/contracts';
import { getFrameHeight, shareCardSize, type CoverFrame } from '@rostrum/contracts/posts';

interface Size {
  width: number;
  height: number;
}

/** A frame of a preview, in the pixels of the picture that the preview was made from. */
function scaleFrame(original: Size, preview: Size, frame: CoverFrame) {
  const scale = original.width / preview.width;
  const part = (start: number, length: number, room: number) => {
    const from = Math.min(Math.round(start * scale), room - 1);
    return { from, length: Math.max(1, Math.min(Math.round(length * scale), room - from)) };
  };
  const across = part(frame.x, frame.width, original.width);
  const down = part(frame.y, getFrameHeight(frame), original.height);
  return { left: across.from, top: down.from, width: across.length, height: down.length };
}

/**
 * The part of a picture that its post shows, and the same as JPEG in the measure of link previews: not every service that
 * shows links reads WebP. Cut from the original, since half of a preview would be too coarse for a wide screen.
 */
export async function cutCover(
  original: Buffer,
  preview: Size,
  frame: CoverFrame,
): Promise<{ shown: Buffer; shared: Buffer }> {
  const open = () =>
    sharp(original, { limitInputPixels: maximumPhotoPixels, failOn: 'error', animated: false });
  const { autoOrient } = await open().metadata();
  const part = scaleFrame(autoOrient, preview, frame);
  const { width, height } = shareCardSize;
  const shown = await open()
    .autoOrient()
    .extract(part)
    .resize(width, height, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84 })
    .toBuffer();
  const shared = await open()
    .autoOrient()
    .extract(part)
    .resize(width, height, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer();
  return { shown, shared };
}

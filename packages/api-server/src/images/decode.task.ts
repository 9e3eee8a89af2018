import { maximumPhotoPixels, minimumPictures } from '@rostrum/contracts';
import { estimateDecoderMemory } from './estimate-decoder-memory.ts';
import type { ImageTasks } from './image-task.ts';
import { openImage, readHeader } from './restricted-sharp.ts';

/** Memory that a decoder may use for one picture: a progressive JPEG of 24 million pixels in full colour fits. */
const maxDecoderBytes = 165_000_000;

export async function decode({
  bytes,
  purpose,
  previewSide,
}: ImageTasks['decode']['input']): Promise<ImageTasks['decode']['output']> {
  try {
    // As it is shown, not as the camera was held.
    const header = await readHeader(bytes);
    const { width, height } = header.autoOrient;
    const minimum = minimumPictures[purpose];
    if (width * height > maximumPhotoPixels) return { fault: 'too_many_pixels' };
    if (estimateDecoderMemory(header) > maxDecoderBytes) return { fault: 'too_demanding' };
    if (width < minimum.width || height < minimum.height) return { fault: 'too_small' };
    const { data, info } = await openImage(bytes)
      .autoOrient()
      .resize(previewSide, previewSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 84 })
      .toBuffer({ resolveWithObject: true });
    return { preview: data, width: info.width, height: info.height };
  } catch {
    return { fault: 'unreadable' };
  }
}

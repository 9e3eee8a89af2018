import type { ImageTasks } from './image-task.ts';
import { openImage, readHeader } from './restricted-sharp.ts';

type Input = ImageTasks['cover']['input'];

/** A frame of a preview, in the pixels of the picture that the preview was made from. */
function scaleFrame(
  original: { width: number; height: number },
  { previewWidth, frame }: Pick<Input, 'previewWidth' | 'frame'>,
) {
  const scale = original.width / previewWidth;
  const part = (start: number, length: number, room: number) => {
    const from = Math.min(Math.round(start * scale), room - 1);
    return { from, length: Math.max(1, Math.min(Math.round(length * scale), room - from)) };
  };
  const across = part(frame.left, frame.width, original.width);
  const down = part(frame.top, frame.height, original.height);
  return { left: across.from, top: down.from, width: across.length, height: down.length };
}

/** Cuts from the original, since half of a preview would be too coarse for a wide screen. */
export async function cutCover(input: Input): Promise<ImageTasks['cover']['output']> {
  const {
    bytes,
    card: { width, height },
  } = input;
  const { autoOrient } = await readHeader(bytes);
  const part = scaleFrame(autoOrient, input);
  const shown = await openImage(bytes)
    .autoOrient()
    .extract(part)
    .resize(width, height, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84 })
    .toBuffer();
  const shared = await openImage(bytes)
    .autoOrient()
    .extract(part)
    .resize(width, height, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer();
  return { shown, shared };
}

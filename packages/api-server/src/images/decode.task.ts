import { checkHeader } from './check-header.ts';
import type { ImageTasks } from './image-task.ts';
import { openImage, readHeader } from './restricted-sharp.ts';

export async function decode({
  bytes,
  purpose,
  previewSide,
}: ImageTasks['decode']['input']): Promise<ImageTasks['decode']['output']> {
  try {
    const fault = checkHeader(await readHeader(bytes), purpose);
    if (fault) return { fault };
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

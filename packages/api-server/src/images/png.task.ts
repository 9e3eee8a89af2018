import type { ImageTasks } from './image-task.ts';
import { openImage } from './restricted-sharp.ts';

const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

export const writePng = ({ bytes, box, isPadded }: ImageTasks['png']['input']): Promise<Uint8Array> =>
  openImage(bytes)
    .resize({
      ...box,
      ...(isPadded
        ? { fit: 'contain', background: transparent }
        : { fit: 'inside', withoutEnlargement: true }),
    })
    .png({ compressionLevel: 9, palette: isPadded })
    .toBuffer();

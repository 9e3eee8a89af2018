import type { ImageTasks } from './image-task.ts';
import { openImage } from './restricted-sharp.ts';

export const cutPortrait = ({
  bytes,
  area,
  sides,
}: ImageTasks['portrait']['input']): Promise<ImageTasks['portrait']['output']> =>
  Promise.all(
    sides.map(async (side) => ({
      side,
      bytes: await openImage(bytes).extract(area).resize(side, side).webp({ quality: 82 }).toBuffer(),
    })),
  );

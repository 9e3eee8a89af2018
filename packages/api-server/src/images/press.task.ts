import type { Sharp } from 'sharp';
import type { ImageTasks } from './image-task.ts';
import { openImage, readHeader } from './restricted-sharp.ts';
import { squareAt } from './square-at.ts';

export async function makePressPhotos({
  bytes,
  credit,
  focus,
  sides,
}: ImageTasks['press']['input']): Promise<ImageTasks['press']['output']> {
  const write = (photo: Sharp) =>
    photo
      .flatten({ background: '#ffffff' })
      .withExif({ IFD0: { Artist: credit, Copyright: credit } })
      .jpeg({ quality: 88, mozjpeg: true })
      .toBuffer();
  const fit = (side: number) =>
    write(openImage(bytes).autoOrient().resize(side, side, { fit: 'inside', withoutEnlargement: true }));
  const square = squareAt((await readHeader(bytes)).autoOrient, focus);
  const side = Math.min(sides.square, square.width);
  // One after the other: each holds the whole photo in memory.
  return [
    { size: 'print', bytes: await fit(sides.print) },
    { size: 'web', bytes: await fit(sides.web) },
    {
      size: 'square',
      bytes: await write(openImage(bytes).autoOrient().extract(square).resize(side, side)),
    },
  ];
}

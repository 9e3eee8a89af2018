import sharp, { type Sharp } from 'sharp';
import { maximumPhotoPixels } from '@rostrum/contracts';
import { squareAt, type Focus } from './cut-portrait.ts';

/** Longest sides of what is printed and what is shown on other sites; of the square, its side. */
const sides = { print: 3000, web: 1200, square: 600 } as const;

export interface PressPhoto {
  size: keyof typeof sides;
  bytes: Buffer;
}

/**
 * A photo as editors take it: JPEG, upright, with its credit and nothing else of its metadata, since a camera also notes
 * where it was. A photo that is smaller than a size is not made larger.
 */
export async function makePressPhotos(
  original: Buffer,
  { credit, focus }: { credit: string; focus: Focus },
): Promise<PressPhoto[]> {
  const open = () =>
    sharp(original, { limitInputPixels: maximumPhotoPixels, failOn: 'error', animated: false });
  const write = (photo: Sharp) =>
    photo
      .flatten({ background: '#ffffff' })
      .withExif({ IFD0: { Artist: credit, Copyright: credit } })
      .jpeg({ quality: 88, mozjpeg: true })
      .toBuffer();
  const fit = (side: number) =>
    write(open().autoOrient().resize(side, side, { fit: 'inside', withoutEnlargement: true }));
  const { autoOrient: size } = await open().metadata();
  const square = squareAt(size, focus);
  const side = Math.min(sides.square, square.width);
  // One after the other: each holds the whole photo in memory.
  return [
    { size: 'print', bytes: await fit(sides.print) },
    { size: 'web', bytes: await fit(sides.web) },
    { size: 'square', bytes: await write(open().autoOrient().extract(square).resize(side, side)) },
  ];
}

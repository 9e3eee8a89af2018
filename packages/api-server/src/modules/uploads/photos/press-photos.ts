import { toBuffer } from '@rostrum/server-kit/workers';
import { runImageTask } from '../../../images/run-image-task.ts';
import type { Focus } from './cut-portrait.ts';

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
  const photos = await runImageTask('press', { bytes: original, credit, focus, sides });
  return photos.map(({ size, bytes }) => ({ size, bytes: toBuffer(bytes) }));
}

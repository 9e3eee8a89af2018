import { toBuffer } from '@rostrum/server-kit/workers';
import { runImageTask } from '../../../images/run-image-task.ts';
import { type Focus, squareAt } from '../../../images/square-at.ts';

export type { Focus };

/** Sides of a portrait in pixels: lists, cards, and the profile itself (product rules, photo). */
export const portraitSides = [64, 160, 400] as const;

/** Cuts a portrait in all its sizes from the preview of a photo. */
export async function cutPortrait(
  preview: Buffer,
  size: { width: number; height: number },
  focus: Focus,
): Promise<{ side: number; bytes: Buffer }[]> {
  const cut = await runImageTask('portrait', {
    bytes: preview,
    area: squareAt(size, focus),
    sides: portraitSides,
  });
  return cut.map(({ side, bytes }) => ({ side, bytes: toBuffer(bytes) }));
}

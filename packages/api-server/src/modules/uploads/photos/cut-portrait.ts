import sharp from 'sharp';

/** Sides of a portrait in pixels: lists, cards, and the profile itself (product rules, photo). */
export const portraitSides = [64, 160, 400] as const;

/** Where the square lies in its photo, in hundredths of the room it has to move, as `object-position` says it in CSS. */
export interface Focus {
  x: number;
  y: number;
}

/** The largest square of a photo, where its focus puts it. */
export function squareAt(
  { width, height }: { width: number; height: number },
  { x, y }: Focus,
): { left: number; top: number; width: number; height: number } {
  const side = Math.min(width, height);
  const start = (length: number, share: number) => Math.round(((length - side) * share) / 100);
  return { left: start(width, x), top: start(height, y), width: side, height: side };
}

/** A portrait in all its sizes, from the preview of a photo. */
export const cutPortrait = (
  preview: Buffer,
  size: { width: number; height: number },
  focus: Focus,
): Promise<{ side: number; bytes: Buffer }[]> =>
  Promise.all(
    portraitSides.map(async (side) => ({
      side,
      bytes: await sharp(preview)
        .extract(squareAt(size, focus))
        .resize(side, side)
        .webp({ quality: 82 })
        .toBuffer(),
    })),
  );

import sharp from 'sharp';

/** Sides of a portrait in pixels: lists, cards, and the profile itself (product rules, photo). */
export const portraitSides = [64, 160, 400] as const;

/** Where the middle of a portrait lies, in hundredths of width and height. */
export interface Focus {
  x: number;
  y: number;
}

/** The largest square around a focus that lies within a photo. */
export function squareAround(
  { width, height }: { width: number; height: number },
  { x, y }: Focus,
): { left: number; top: number; width: number; height: number } {
  const side = Math.min(width, height);
  const start = (length: number, share: number) =>
    Math.round(Math.min(Math.max((length * share) / 100 - side / 2, 0), length - side));
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
        .extract(squareAround(size, focus))
        .resize(side, side)
        .webp({ quality: 82 })
        .toBuffer(),
    })),
  );

import type { CoverFocus } from '@rostrum/contracts';
import { getFrameHeight, type CoverFrame } from '@rostrum/contracts/posts';

interface Size {
  width: number;
  height: number;
}
/** A part of a picture, in its pixels. */
export type PicturePart = Size & { x: number; y: number };

/** What is shown of a picture: the frame, or all of it. */
export const getShownPart = (size: Size, frame: CoverFrame | null): PicturePart =>
  frame ? { ...frame, height: getFrameHeight(frame) } : { x: 0, y: 0, ...size };

/**
 * Where the whole picture lies behind a box that shows a part of it, in hundredths of that box. The part fills the box as
 * `object-fit: cover` does, and its focal point takes the place that `object-position` gives it.
 */
export function placePicture(
  size: Size,
  part: PicturePart,
  { ratio, focus }: { ratio: number; focus: CoverFocus },
): { width: string; left: string; top: string } {
  const scale = Math.max(ratio / part.width, 1 / part.height);
  const left = ((ratio - part.width * scale) * focus.x) / 100 - part.x * scale;
  const top = ((1 - part.height * scale) * focus.y) / 100 - part.y * scale;
  const percent = (share: number) => `${(share * 100).toFixed(3)}%`;
  return {
    width: percent((size.width * scale) / ratio),
    left: percent(left / ratio),
    top: percent(top),
  };
}

/** The same in words, as it changes. */
export function describeCrop(size: Size, frame: CoverFrame | null, focus: CoverFocus): string {
  const percent = (value: number, whole: number) => `${Math.round((value / whole) * 100)}%`;
  const point = `Focal point: ${focus.x}% across, ${focus.y}% down.`;
  if (!frame) return `Whole picture. ${point}`;
  const { x, y, width } = frame;
  return `Frame: ${percent(width, size.width)} of the width, ${percent(x, size.width)} from the left, ${percent(y, size.height)} from the top. ${point}`;
}

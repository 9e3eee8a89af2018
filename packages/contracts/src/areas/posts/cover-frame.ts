import { minimumPictures, z } from '@rostrum/contracts';

interface Size {
  width: number;
  height: number;
}

/** What previews of links show, in pixels. */
export const shareCardSize: Readonly<Size> = { width: 1200, height: 630 };
const ratio = shareCardSize.width / shareCardSize.height;

/** Longest side of a preview, whose pixels a frame is measured in. */
const longestSide = 1200;
const place = z.number().int().min(0).max(longestSide);

/** The part of a picture that is shown, in pixels of its preview. Its height follows from the measure of link previews. */
export const coverFrame = z.object({ x: place, y: place, width: place.min(1) });
export type CoverFrame = z.infer<typeof coverFrame>;

/** How high a frame is. */
export const getFrameHeight = ({ width }: Pick<CoverFrame, 'width'>): number => width / ratio;

/** The widest frame that a picture has room for. */
export const getWidestFrame = ({ width, height }: Size): number =>
  Math.max(1, Math.min(width, Math.floor(height * ratio)));

/** The narrowest: what the smallest cover has, or all that a flat or narrow preview offers. */
export const getNarrowestFrame = (size: Size): number =>
  Math.min(minimumPictures.cover.width, getWidestFrame(size));

/** The frame nearest to this one that lies in the picture and is not too small. */
export function fitFrame(size: Size, { x, y, width }: CoverFrame): CoverFrame {
  const fitting = Math.round(Math.min(getWidestFrame(size), Math.max(getNarrowestFrame(size), width)));
  const within = (value: number, room: number) => Math.round(Math.max(0, Math.min(room, value)));
  return {
    x: within(x, Math.floor(size.width - fitting)),
    y: within(y, Math.floor(size.height - getFrameHeight({ width: fitting }))),
    width: fitting,
  };
}

/** The widest frame, in the middle of a picture. */
export function getMiddleFrame(size: Size): CoverFrame {
  const width = getWidestFrame(size);
  return fitFrame(size, {
    x: (size.width - width) / 2,
    y: (size.height - getFrameHeight({ width })) / 2,
    width,
  });
}

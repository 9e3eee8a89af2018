import sharp from 'sharp';
import { maximumPhotoPixels } from '@rostrum/contracts';

// Every other loader (SVG, TIFF, GIF, PDF, HEIF and more) is code that a stranger's file could reach for nothing.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
// One picture at a time and none remembered: a decoder takes memory in proportion to pixels.
sharp.cache(false);
sharp.concurrency(1);

/** Opens a picture for decoding; damaged ones and those with too many pixels fail. */
export const openImage = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: maximumPhotoPixels, failOn: 'error', animated: false });

/** Reads the header alone. Without the limit of pixels, which tells a picture that is too large from a broken one. */
export const readHeader = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: false, animated: false }).metadata();

import sharp, { type Metadata } from 'sharp';
import {
  maximumPhotoPixels,
  minimumPictures,
  type UploadFault,
  type PicturePurpose,
} from '@rostrum/contracts';

// One photo at a time and none remembered: a decoder takes memory in proportion to pixels.
sharp.cache(false);
sharp.concurrency(1);

/** Longest side of what is shown of a photo. */
export const previewSide = 1200;

export interface DecodedPhoto {
  /** Upright, without metadata, as WebP. */
  preview: Buffer;
  width: number;
  height: number;
}

const accepted: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);
const decoderOf = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: maximumPhotoPixels, failOn: 'error', animated: false });

async function readMetadata(bytes: Buffer): Promise<Metadata | UploadFault> {
  try {
    // Without the limit of pixels, which only decoding is bound to: it tells a photo that is too large from a broken one.
    return await sharp(bytes, { limitInputPixels: false, animated: false }).metadata();
  } catch {
    return 'unreadable';
  }
}

/** Looks at what a file really is. Its name and the type that the browser told say nothing. */
export async function decodePhoto(
  bytes: Buffer,
  purpose: PicturePurpose,
): Promise<DecodedPhoto | { fault: UploadFault }> {
  const metadata = await readMetadata(bytes);
  if (typeof metadata === 'string') return { fault: metadata };
  if (!accepted.has(metadata.format)) return { fault: 'wrong_type' };
  // As it is shown, not as the camera was held.
  const { width, height } = metadata.autoOrient;
  const minimum = minimumPictures[purpose];
  if (width * height > maximumPhotoPixels) return { fault: 'too_many_pixels' };
  if (width < minimum.width || height < minimum.height) return { fault: 'too_small' };
  try {
    const { data, info } = await decoderOf(bytes)
      .autoOrient()
      .resize(previewSide, previewSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 84 })
      .toBuffer({ resolveWithObject: true });
    return { preview: data, width: info.width, height: info.height };
  } catch {
    return { fault: 'unreadable' };
  }
}

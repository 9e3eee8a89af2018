import type { Metadata } from 'sharp';
import {
  maximumPhotoPixels,
  minimumPictures,
  type PicturePurpose,
  type UploadFault,
} from '@rostrum/contracts';
import { estimateDecoderMemory } from './estimate-decoder-memory.ts';

/** Memory that a decoder may use for one picture: a progressive JPEG of 24 million pixels in full colour fits. */
const maxDecoderBytes = 165_000_000;

/** Returns why a picture with this header is refused, or undefined when it may be decoded. */
export function checkHeader(header: Metadata, purpose: PicturePurpose): UploadFault | undefined {
  // The size after rotation by EXIF orientation.
  const { width, height } = header.autoOrient;
  const minimum = minimumPictures[purpose];
  if (width * height > maximumPhotoPixels) return 'too_many_pixels';
  if (estimateDecoderMemory(header) > maxDecoderBytes) return 'too_demanding';
  if (width < minimum.width || height < minimum.height) return 'too_small';
  return undefined;
}

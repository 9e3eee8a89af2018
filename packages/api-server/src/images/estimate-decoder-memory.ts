import type { Metadata } from 'sharp';

type Header = Partial<
  Pick<Metadata, 'format' | 'width' | 'height' | 'channels' | 'depth' | 'isProgressive' | 'chromaSubsampling'>
>;

/** A coefficient of JPEG has two bytes. */
const coefficientBytes = 2;

/** Samples for each pixel of a JPEG: one of brightness and two of colour, which may be stored at a fraction of the size. */
function countSamples({ channels = 3, chromaSubsampling = '4:4:4' }: Header): number {
  if (channels === 1) return 1;
  if (chromaSubsampling.startsWith('4:2:0')) return channels - 2 + 0.5;
  if (chromaSubsampling.startsWith('4:2:2')) return channels - 2 + 1;
  return channels;
}

/**
 * Returns how many bytes a decoder holds at once for a picture, beside its file. Progressive JPEGs and interlaced PNGs are held
 * whole until their last part has arrived, and WebP always is; others are decoded row by row.
 */
export function estimateDecoderMemory(header: Header): number {
  const { format, width = 0, height = 0, channels = 4, depth, isProgressive = false } = header;
  const pixels = width * height;
  if (format === 'webp') return pixels * 4;
  if (!isProgressive) return 0;
  return format === 'jpeg'
    ? pixels * coefficientBytes * countSamples(header)
    : pixels * channels * (depth === 'ushort' ? 2 : 1);
}

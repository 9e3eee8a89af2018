import { blankBoxes } from './blank-boxes.ts';
import { blankComments } from './blank-comments.ts';
import { cutId3 } from './cut-id3.ts';
import { keepWaveChunks } from './keep-wave-chunks.ts';

const removers: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  'audio/mpeg': cutId3,
  'audio/wav': keepWaveChunks,
  'audio/ogg': blankComments,
  'audio/mp4': blankBoxes,
  'audio/x-m4a': blankBoxes,
  'video/mp4': blankBoxes,
};

/**
 * A recording or a video without what devices and programs write into it beside sound and picture: place, name, model. What
 * is not built as its kind should be stays as it came, since a player may still know what to do with it.
 */
export function removeMetadata(bytes: Buffer, mediaType: string): Buffer {
  const remove = Object.hasOwn(removers, mediaType) ? removers[mediaType] : undefined;
  return remove ? remove(bytes) : bytes;
}

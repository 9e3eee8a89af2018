import { filePath } from '../photos/photo-names.ts';
import { captionsName, findVideoEnding, videoName } from './video-names.ts';

/** Where a video is played and where its captions are read, by their uploads. */
export function toVideoAddresses({
  key,
  mediaType,
  captionsKey,
}: {
  key: string;
  mediaType: string;
  captionsKey: string | null;
}): { src: string; captions: string | null } {
  const ending = findVideoEnding(mediaType);
  if (!ending) throw new Error('This upload is no video.');
  return {
    src: filePath(videoName(key, ending)),
    captions: captionsKey === null ? null : filePath(captionsName(captionsKey)),
  };
}

type VideoEnding = 'mp4' | 'webm';

/** Videos that every browser plays, by content. */
const endings: Readonly<Record<string, VideoEnding>> = { 'video/mp4': 'mp4', 'video/webm': 'webm' };
export const findVideoEnding = (mediaType: string): VideoEnding | undefined =>
  Object.hasOwn(endings, mediaType) ? endings[mediaType] : undefined;

/** Under which the store keeps what is played: no other upload can be asked for by its name. */
export const videoName = (key: string, ending: VideoEnding): string => `${key}-video.${ending}`;
export const captionsName = (key: string): string => `${key}-captions.vtt`;

/** All names that an upload may have as a video or as captions. */
export const videoNames = (key: string): string[] => [
  ...Object.values(endings).map((ending) => videoName(key, ending)),
  captionsName(key),
];

/** What a file of the store is played or read as; undefined for a name that is none of these. */
export function findVideoType(name: string): string | undefined {
  const [, ending] = /^[0-9a-f]{32}-(?:video\.(mp4|webm)|captions\.vtt)$/.exec(name) ?? [undefined, null];
  if (ending === null) return undefined;
  return ending === undefined ? 'text/vtt; charset=utf-8' : `video/${ending}`;
}

import { soundEndings } from '@rostrum/contracts';

type SoundEnding = (typeof soundEndings)[number];

/** Recordings that every browser plays, by content. */
const endings: Readonly<Record<string, SoundEnding>> = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/x-m4a': 'm4a',
  'audio/wav': 'wav',
  'audio/ogg': 'ogg',
};
export const findSoundEnding = (mediaType: string): SoundEnding | undefined =>
  Object.hasOwn(endings, mediaType) ? endings[mediaType] : undefined;

const mediaTypes: Readonly<Record<SoundEnding, string>> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
};

/** Under which the store keeps what is played: no other upload can be asked for by its name. */
export const soundName = (key: string, ending: SoundEnding): string => `${key}-sound.${ending}`;

/** All names that the recording of an upload may have. */
export const soundNames = (key: string): string[] => soundEndings.map((ending) => soundName(key, ending));

/** What a file of the store is played as; undefined for a name that is no recording's. */
export function findSoundType(name: string): string | undefined {
  const [, ending] = /^[0-9a-f]{32}-sound\.([a-z0-9]{3})$/.exec(name) ?? [];
  const known = soundEndings.find((each) => each === ending);
  return known && mediaTypes[known];
}

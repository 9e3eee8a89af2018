/**
 * Where files are kept, under keys of hexadecimal digits: those of releases under the hash of their content, uploaded
 * ones under a random one. What was written once never changes, and no name that a user chose is ever part of a path.
 */
export interface FileStore {
  has(key: string): Promise<boolean>;
  /** Undefined when it is not there. */
  read(key: string): Promise<Buffer | undefined>;
  /** How many bytes it has; undefined when it is not there. */
  size(key: string): Promise<number | undefined>;
  /** The bytes from `start` to `end`, both of them included: who plays a video asks for it in many parts. */
  readPart(key: string, part: { start: number; end: number }): Promise<Buffer | undefined>;
  /** All or nothing: a file that is being written is not there yet. */
  write(key: string, bytes: Buffer): Promise<void>;
  /** Nothing happens when it is not there. */
  remove(key: string): Promise<void>;
}

/** Hexadecimal digits, then what tells copies of one file apart: `.br`, `-160.webp`, `-1200.jpg`, `-sound.mp3`, `-video.mp4`. */
const keyPattern =
  /^[0-9a-f]{32,96}(\.(br|gz)|-[0-9]{1,4}\.(webp|jpg)|-sound\.(mp3|m4a|wav|ogg)|-video\.(mp4|webm)|-captions\.vtt)?$/;

/** Refuses what could be anything but the key of a file. */
export function requireKey(key: string): void {
  if (!keyPattern.test(key)) throw new Error('This is not the key of a file.');
}

/** The key of a file, from its integrity: `sha384-…` in hexadecimal digits. */
export function keyOf(integrity: string): string {
  const key = Buffer.from(integrity.replace(/^sha384-/, ''), 'base64').toString('hex');
  if (key.length !== 96) throw new Error('The file of a release has no SHA-384.');
  return key;
}

export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** The key of a compressed copy. */
export const encodedKey = (key: string, encoding: Encoding): string =>
  `${key}.${encoding === 'br' ? 'br' : 'gz'}`;

/**
 * Where the files of releases are kept, each under the hash of its content: what was written once never changes, equal
 * files of several releases are one, and no name that anybody chose is ever part of a path.
 */
export interface ReleaseStore {
  has(key: string): Promise<boolean>;
  /** Undefined when it is not there. */
  read(key: string): Promise<Buffer | undefined>;
  /** All or nothing: a file that is being written is not there yet. */
  write(key: string, bytes: Buffer): Promise<void>;
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

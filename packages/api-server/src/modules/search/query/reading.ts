/** What a filter of a search can be read from plain words. */
export const readingKinds = [
  'topic',
  'language',
  'available',
  'ready',
  'inquiry_type',
  'country',
  'region',
  'organisation',
  'demonym',
  'city',
  'excluded',
] as const;
export type ReadingKind = (typeof readingKinds)[number];

/** Some words of a text, read as a filter. */
export interface Reading {
  /** Names it when it is turned off: `language:fr`. */
  key: string;
  kind: ReadingKind;
  value: string;
  label: string;
  /** The words it was read from. */
  words: string;
}

export const readingOf = (kind: ReadingKind, value: string, label: string, words: string): Reading => ({
  key: `${kind}:${value}`,
  kind,
  value,
  label,
  words,
});

import type { SuggestedField, SuggestedSection } from '@rostrum/contracts/people';

export type EntryData = Readonly<Record<string, string | number | boolean>>;

/** Something that was read in a source, before it is compared with the profile. */
export type Candidate =
  | { kind: 'field'; field: SuggestedField; value: string }
  | { kind: 'topic'; value: string }
  | { kind: 'section'; section: SuggestedSection; data: EntryData };

/** A text as it is compared: without case, accents and punctuation. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Without what is empty: an optional field of an entry is left out. */
export const withoutEmpty = (
  data: Readonly<Record<string, string | number | boolean | undefined>>,
): EntryData =>
  Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, value]],
    ),
  );

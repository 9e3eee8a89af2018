import { countriesOfRegion, regions } from '@rostrum/contracts';
import { wordsOf } from '../language/fold.ts';
import type { Reading, ReadingKind } from './reading.ts';
import { allOf, anyOf, lexeme, type TsQueryText } from './tsquery-text.ts';

/** Something that was asked for beside the subject. Who does not meet it is found all the same, further down. */
export interface Wish {
  reading: Reading;
  /** Empty for what the index does not know: who can be reached at this hour. */
  query: TsQueryText;
  available: 'now' | 'today' | null;
}

const marks: Partial<Record<ReadingKind, string>> = {
  language: 'l:',
  inquiry_type: 'a:',
  ready: 'm:',
  country: 'c:',
};

/** What the words of a reading ask of a document. Topics are no wish: they are the subject, and stay in the text. */
export function wishesOf(
  readings: readonly Reading[],
  idOfOrganisation: (companyUsername: string) => string | undefined,
  /** How a word stands in the index. */
  stem: (word: string) => string,
): Wish[] {
  return readings.flatMap((reading): Wish[] => {
    const { kind, value } = reading;
    // Exclusions narrow like a filter.
    if (kind === 'topic' || kind === 'excluded') return [];
    if (kind === 'available')
      return value === 'now' || value === 'today' ? [{ reading, query: '', available: value }] : [];
    if (kind === 'organisation')
      return [{ reading, query: lexeme(`o:${idOfOrganisation(value) ?? 'nobody'}`), available: null }];
    if (kind === 'region') {
      const region = regions.find((each) => each === value);
      const countries = region ? countriesOfRegion(region).map((code) => lexeme(`c:${code}`)) : [];
      return [{ reading, query: anyOf(...countries), available: null }];
    }
    if (kind === 'demonym') {
      const [country = '', language] = value.split(' ');
      const speaks = language ? [lexeme(`l:${language}`)] : [];
      return [{ reading, query: anyOf(lexeme(`c:${country}`), ...speaks), available: null }];
    }
    if (kind === 'city') {
      const [city = ''] = value.split(', ');
      return [{ reading, query: allOf(...wordsOf(city).map((word) => lexeme(stem(word)))), available: null }];
    }
    return [{ reading, query: lexeme((marks[kind] ?? '') + value), available: null }];
  });
}

/** All that the index can say of the wishes; several of one kind: any of them. */
export const allWishes = (wishes: readonly Wish[]): TsQueryText =>
  allOf(
    ...[...Map.groupBy(wishes, ({ reading }) => reading.kind).values()].map((alike) =>
      anyOf(...alike.map(({ query }) => query)),
    ),
  );
export const anyWish = (wishes: readonly Wish[]): TsQueryText => anyOf(...wishes.map(({ query }) => query));
export const timeWished = (wishes: readonly Wish[]): 'now' | 'today' | null =>
  wishes.find(({ available }) => available === 'now')?.available ??
  wishes.find(({ available }) => available !== null)?.available ??
  null;

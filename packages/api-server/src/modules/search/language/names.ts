import { countries, formatCode, regions } from '@rostrum/contracts';
import { readFileSync } from 'node:fs';
import { fold, wordsOf } from './fold.ts';

/** What a folded name stands for. */
export type Names = ReadonlyMap<string, { value: string; label: string }>;

const languageCodes =
  'aa ab af ak am ar as ay az ba be bg bm bn bo br bs ca ce co cs cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu ha he hi hr ht hu hy id ig is it ja jv ka kk km kn ko ks ku ky la lb lg ln lo lt lv mg mi mk ml mn mr ms mt my nb ne nl nn no ny oc om or pa pl ps pt qu rm rn ro ru rw sa sd sg si sk sl sm sn so sq sr st su sv sw ta te tg th ti tk tl tn to tr ts tt ug uk ur uz ve vi wo xh yi yo za zh zu'.split(
    ' ',
  );

/** The English name of an ISO 639-1 code; the code itself when it is not one. */
export const languageName = (code: string): string => formatCode('language', code);

const key = (name: string) => wordsOf(name).join(' ');
const byName = (entries: readonly (readonly [name: string, value: string, label: string])[]): Names =>
  new Map(entries.map(([name, value, label]) => [key(name), { value, label }]));

export const languages: Names = byName([
  ...languageCodes.map((code) => [languageName(code), code, languageName(code)] as const),
  ...(
    [
      ['Mandarin', 'zh'],
      ['Cantonese', 'zh'],
      ['Farsi', 'fa'],
      ['Flemish', 'nl'],
      ['Castilian', 'es'],
      ['Gaelic', 'gd'],
      ['Maori', 'mi'],
      ['Bokmal', 'no'],
      ['Twi', 'ak'],
    ] as const
  ).map(([name, code]) => [name, code, languageName(code)] as const),
]);

const countryList = countries();
const countryName = (code: string) => countryList.find((country) => country.code === code)?.name ?? code;

export const countryNames: Names = byName([
  ...countryList.map(({ code, name }) => [name, code, name] as const),
  ...(
    [
      ['UK', 'GB'],
      ['Britain', 'GB'],
      ['Great Britain', 'GB'],
      ['England', 'GB'],
      ['Scotland', 'GB'],
      ['Wales', 'GB'],
      ['Northern Ireland', 'GB'],
      ['USA', 'US'],
      ['America', 'US'],
      ['United States of America', 'US'],
      ['Holland', 'NL'],
      ['Turkey', 'TR'],
      ['Czech Republic', 'CZ'],
      ['Ivory Coast', 'CI'],
    ] as const
  ).map(([name, code]) => [name, code, countryName(code)] as const),
]);

/** India and Australia are countries first. */
export const regionNames: Names = byName(
  regions
    .filter((region) => !countryNames.has(fold(region)))
    .flatMap((region) => [
      [region, region, region] as const,
      ...(region === 'Americas' ? ([['the Americas', region, region]] as const) : []),
    ]),
);

const readTable = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

/** Where people are from, and the language that goes with it: "Danish" is either. The value is `DK` or `DK da`. */
export const demonyms: Names = byName(
  readTable('demonyms.tsv').flatMap(([country = '', language = '', words = '']) =>
    words.split(';').map((word) => [word, [country, language].join(' ').trim(), word] as const),
  ),
);

/** Cities with their country. The value is `Toronto, CA`. */
export const cities: Names = byName(
  readTable('cities.tsv').flatMap(([country = '', words = '']) =>
    words.split(';').map((city) => [city, `${city}, ${country}`, city] as const),
  ),
);

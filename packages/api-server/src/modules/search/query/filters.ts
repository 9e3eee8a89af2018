import { countriesOfRegion, regions } from '@rostrum/contracts';
import { allOf, anyOf, lexeme, type TsQueryText } from './tsquery-text.ts';

/** What narrows a search, whether it was ticked or read out of a question. Several values of one kind: any of them. */
export interface Filters {
  topic: readonly string[];
  industry: readonly string[];
  organisation: readonly string[];
  language: readonly string[];
  inquiry_type: readonly string[];
  ready: readonly string[];
  country: readonly string[];
  region: readonly string[];
  available: 'now' | 'today' | null;
  isConfirmed: boolean;
  isOwn: boolean;
}
export type FacetName = Exclude<keyof Filters, 'available' | 'isConfirmed' | 'isOwn'>;

export interface FilterWords {
  /** A topic's title, and what lies below it, as topics are compared. */
  termsOfTopic: (title: string) => readonly string[];
  idOfOrganisation: (companyUsername: string) => string | undefined;
  ownOrgId: string | null;
}

const marks: Partial<Record<FacetName, string>> = {
  industry: 'i:',
  language: 'l:',
  inquiry_type: 'a:',
  ready: 'm:',
  country: 'c:',
};

/** No document has it, so a filter that names nothing finds nothing. */
const nothing = lexeme('o:nobody');

/** Filters as a query of their own, to be joined with that of the text. `except` leaves one facet out. */
export function filterQuery(filters: Filters, words: FilterWords, except?: FacetName): TsQueryText {
  const chosen = (name: FacetName, lexemes: (value: string) => readonly string[]): TsQueryText =>
    name === except || filters[name].length === 0
      ? ''
      : anyOf(...filters[name].flatMap(lexemes).map(lexeme)) || nothing;
  const isRegion = (value: string) => regions.find((region) => region === value);
  return allOf(
    chosen('topic', (title) => words.termsOfTopic(title).map((term) => `#${term}`)),
    chosen('organisation', (name) => [`o:${words.idOfOrganisation(name) ?? 'nobody'}`]),
    chosen('region', (value) => {
      const region = isRegion(value);
      return region ? countriesOfRegion(region).map((code) => `c:${code}`) : [];
    }),
    ...Object.entries(marks).map(([name, mark]) => chosen(name as FacetName, (value) => [mark + value])),
    filters.isOwn ? lexeme(`o:${words.ownOrgId ?? 'nobody'}`) : '',
  );
}

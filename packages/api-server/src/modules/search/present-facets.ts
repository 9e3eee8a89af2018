import {
  countries,
  inquiryTypeLabel,
  inquiryTypes,
  regionOf,
  type RouteResponse,
  type search,
  type SearchFacet,
} from '@rostrum/contracts';
import type { FacetCounts } from './facet-counts.repository.ts';
import { languageName } from './language/names.ts';

type Facets = RouteResponse<typeof search.find>['facets'];
export type FacetValue = Facets['topic'][number];

const shown = 10;
const readyLabels: Readonly<Record<string, string>> = {
  live_tv: 'Live TV',
  radio: 'Radio',
  podcast: 'Podcast',
  phone: 'Phone',
  studio: 'Studio',
};
const countryLabels = new Map(countries().map(({ code, name }) => [code, name]));
const typeLabel = (value: string) => {
  const type = inquiryTypes.find(({ id }) => String(id) === value);
  return type ? inquiryTypeLabel(type.id) : value;
};

const marked = (
  { marks }: FacetCounts,
  prefix: string,
  labelOf: (value: string) => string = (value) => value,
): FacetValue[] =>
  marks
    .filter(({ mark }) => mark.startsWith(prefix))
    .map(({ mark, count }) => {
      const value = mark.slice(prefix.length);
      return { value, label: labelOf(value), count };
    });

function regions(counts: FacetCounts): FacetValue[] {
  const sums = new Map<string, number>();
  for (const { value, count } of marked(counts, 'c:')) {
    const region = regionOf(value);
    if (region) sums.set(region, (sums.get(region) ?? 0) + count);
  }
  return [...sums]
    .map(([value, count]) => ({ value, label: value, count }))
    .toSorted((left, right) => right.count - left.count || left.value.localeCompare(right.value));
}

const counted = (values: readonly FacetValue[]) => values.filter(({ count }) => count > 0);

const presenters: { [Name in SearchFacet]: (counts: FacetCounts) => FacetValue[] } = {
  topic: (counts) => marked(counts, 't:'),
  industry: (counts) => marked(counts, 'i:'),
  organisation: (counts) => counts.organisations,
  country: (counts) => marked(counts, 'c:', (code) => countryLabels.get(code) ?? code).slice(0, shown),
  region: regions,
  language: (counts) => marked(counts, 'l:', languageName),
  inquiry_type: (counts) => marked(counts, 'a:', typeLabel),
  ready: (counts) => marked(counts, 'm:', (value) => readyLabels[value] ?? value),
  available: ({ now, today }) =>
    counted([
      { value: 'now', label: 'Now', count: now },
      { value: 'today', label: 'Today', count: today },
    ]),
  confirmed: ({ confirmed }) => counted([{ value: 'true', label: 'Within a year', count: confirmed }]),
};

/** Each facet from the counts that belong to it: one that was chosen is counted without its own choice. */
export const presentFacets = (countsFor: (facet: SearchFacet) => FacetCounts): Facets => ({
  topic: presenters.topic(countsFor('topic')),
  industry: presenters.industry(countsFor('industry')),
  organisation: presenters.organisation(countsFor('organisation')),
  country: presenters.country(countsFor('country')),
  region: presenters.region(countsFor('region')),
  language: presenters.language(countsFor('language')),
  inquiry_type: presenters.inquiry_type(countsFor('inquiry_type')),
  ready: presenters.ready(countsFor('ready')),
  available: presenters.available(countsFor('available')),
  confirmed: presenters.confirmed(countsFor('confirmed')),
});

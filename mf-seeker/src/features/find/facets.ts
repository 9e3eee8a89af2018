import {
  searchFacets,
  searchFilters,
  type SearchFacet,
  type SearchFilters,
  type SearchTab,
} from '@rostrum/contracts';
import { nameOfValue } from './value-names.ts';
import type { SearchAnswer } from './search.queries.ts';
import type { SearchChip } from './search-chips.tsx';

export const facetTitles: Record<SearchFacet, string> = {
  available: 'Available',
  ready: 'Ready for',
  topic: 'Topic',
  organisation: 'Organisation',
  language: 'Language',
  industry: 'Industry',
  country: 'Country',
  region: 'Region',
  inquiry_type: 'Takes inquiries',
  confirmed: 'Confirmed',
};

/** How the panel lists them: what seekers in a hurry narrow by first. */
export const facetOrder = Object.keys(facetTitles) as readonly SearchFacet[];

/** Of these only one value can hold at a time. */
const isSingle = (facet: SearchFacet) => facet === 'available' || facet === 'confirmed';

/** Posts and organisations have no language, hours or media. */
const ofPeopleOnly: readonly SearchFacet[] = [
  'available',
  'ready',
  'language',
  'industry',
  'inquiry_type',
  'confirmed',
];

const none = (facets: readonly SearchFacet[]): Partial<SearchFilters> =>
  Object.fromEntries(facets.map((facet) => [facet, undefined]));

export const noFacets = none(searchFacets);

/** What a change of tab takes off: filters that say nothing about what the tab shows. */
export const noLongerFitting = (tab: SearchTab): Partial<SearchFilters> =>
  tab === 'experts' || tab === 'staff' ? {} : none(ofPeopleOnly);

/** What is ticked of a facet, as the answer writes its values. */
export function chosenValues(filters: SearchFilters, facet: SearchFacet): string[] {
  const value = filters[facet];
  if (value === undefined || value === false) return [];
  return Array.isArray(value) ? value.map(String) : [String(value)];
}

/** The change that ticks these values and no others. */
export function chooseFacet(facet: SearchFacet, values: readonly string[]): Partial<SearchFilters> {
  if (values.length === 0) return none([facet]);
  const value = searchFilters.shape[facet].parse(isSingle(facet) ? values.at(-1) : values);
  return { [facet]: value } as Partial<SearchFilters>;
}

/** An answer lists every organisation that was asked for and can be found, so one that it leaves out is gone. */
const nameWithoutAnswer = (facet: SearchFacet, value: string, isAnswered: boolean) =>
  facet === 'organisation' && isAnswered ? `${value} (no longer listed)` : nameOfValue(facet, value);

/** The chips of what is ticked; a value that the answer does not count is named without it. */
export const facetChips = (
  filters: SearchFilters,
  facets: SearchAnswer['facets'] | undefined,
  /** Whether the facets answer these very filters. */
  isCurrent: boolean,
  onChange: (change: Partial<SearchFilters>) => void,
): SearchChip[] =>
  facetOrder.flatMap((facet) => {
    const values = chosenValues(filters, facet);
    return values.map((value) => {
      const label =
        facets?.[facet].find((option) => option.value === value)?.label ??
        nameWithoutAnswer(facet, value, isCurrent);
      return {
        key: `${facet} ${value}`,
        group: facetTitles[facet],
        label: facet === 'confirmed' ? 'within a year' : label,
        removal: `Remove filter ${facetTitles[facet]} ${label}`,
        onRemove: () =>
          onChange(
            chooseFacet(
              facet,
              values.filter((other) => other !== value),
            ),
          ),
      };
    });
  });

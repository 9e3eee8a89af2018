import type { SearchFilters } from '@rostrum/contracts';
import type { ChosenFacet } from './chosen-facets.tsx';
import type { SearchAnswer } from './search.queries.ts';

export const facetNames = ['topic', 'organisation', 'language'] as const;
export type FacetName = (typeof facetNames)[number];
export const facetTitles: Record<FacetName, string> = {
  topic: 'Topic',
  organisation: 'Organisation',
  language: 'Language',
};

export const noFacets = {
  topic: undefined,
  organisation: undefined,
  language: undefined,
} satisfies Partial<SearchFilters>;

/** The chips of what is chosen; a value that the answer does not know is shown as it stands in the address. */
export function chosenFacets(
  filters: SearchFilters,
  facets: SearchAnswer['facets'] | undefined,
  onChange: (change: Partial<SearchFilters>) => void,
): ChosenFacet[] {
  return facetNames.flatMap((name) =>
    (filters[name] ?? []).map((value) => ({
      key: `${name} ${value}`,
      group: facetTitles[name],
      label: facets?.[name].find((option) => option.value === value)?.label ?? value,
      onRemove: () => {
        const rest = (filters[name] ?? []).filter((other) => other !== value);
        onChange({ [name]: rest.length > 0 ? rest : undefined });
      },
    })),
  );
}

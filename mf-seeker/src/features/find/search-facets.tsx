import type { SearchFilters } from '@rostrum/contracts';
import { FacetList } from './facet-list.tsx';
import { facetNames, facetTitles } from './facets.ts';
import type { SearchAnswer } from './search.queries.ts';

export interface SearchFacetsProps {
  facets: SearchAnswer['facets'];
  filters: SearchFilters;
  onChange: (change: Partial<SearchFilters>) => void;
}

/** What the results can be narrowed by, with how many each leaves. */
export const SearchFacets = ({ facets, filters, onChange }: SearchFacetsProps) => (
  <div>
    {facetNames.map((name) => (
      <FacetList
        key={name}
        title={facetTitles[name]}
        options={facets[name]}
        chosen={filters[name] ?? []}
        onChange={(chosen) => onChange({ [name]: chosen.length > 0 ? chosen : undefined })}
      />
    ))}
  </div>
);

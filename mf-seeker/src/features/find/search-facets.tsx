import { classNames } from '@rostrum/ui-kit';
import { formatNumber, type SearchFacet, type SearchFilters } from '@rostrum/contracts';
import { Checkbox } from '@rostrum/ui-kit/data';
import { FacetList } from './facet-list.tsx';
import { chooseFacet, chosenValues, facetOrder, facetTitles } from './facets.ts';
import type { SearchAnswer } from './search.queries.ts';
import styles from './facet-list.module.css';

export interface SearchFacetsProps {
  facets: SearchAnswer['facets'];
  /** Over how many of the first results the counts are; null: over all. */
  countedOver: number | null;
  filters: SearchFilters;
  /** The searcher's organisation may be searched alone. */
  hasOrganisation: boolean;
  onChange: (change: Partial<SearchFilters>) => void;
}

const openAtFirst: readonly SearchFacet[] = ['available', 'ready', 'topic', 'organisation', 'language'];

/** What the results can be narrowed by, with how many each leaves. */
export const SearchFacets = ({
  facets,
  countedOver,
  filters,
  hasOrganisation,
  onChange,
}: SearchFacetsProps) => (
  <div>
    {hasOrganisation && (
      <Checkbox
        className={classNames(styles.option, styles.own)}
        checked={filters.scope === 'own'}
        onChange={({ target }) => onChange({ scope: target.checked ? 'own' : 'all' })}
      >
        Only my organisation
      </Checkbox>
    )}
    {facetOrder.map((facet) => (
      <FacetList
        key={facet}
        title={facetTitles[facet]}
        options={facets[facet]}
        chosen={chosenValues(filters, facet)}
        isOpenAtFirst={openAtFirst.includes(facet)}
        onChange={(chosen) => onChange(chooseFacet(facet, chosen))}
      />
    ))}
    {countedOver !== null && (
      <p className="r-caption">Counts are of the first {formatNumber(countedOver)} results.</p>
    )}
  </div>
);

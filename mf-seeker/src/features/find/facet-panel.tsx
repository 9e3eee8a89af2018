import { Button, ListFilterIcon } from '@rostrum/ui-kit';
import { Drawer } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import { SearchFacets, type SearchFacetsProps } from './search-facets.tsx';

export interface FacetPanelProps extends SearchFacetsProps {
  /** How many filters are on. */
  count: number;
  /** On phones the facets open as a page of their own. */
  isDrawer: boolean;
}

/** The facets: beside the results, or behind one button. */
export function FacetPanel({ count, isDrawer, ...facets }: FacetPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isEmpty =
    !facets.hasOrganisation && Object.values(facets.facets).every((options) => options.length === 0);
  if (!isDrawer) return <aside aria-label="Filters">{!isEmpty && <SearchFacets {...facets} />}</aside>;
  return (
    <>
      <Button
        block
        size="large"
        icon={<ListFilterIcon aria-hidden />}
        disabled={isEmpty}
        onClick={() => setIsOpen(true)}
      >
        {count > 0 ? `Filters, ${count} on` : 'Filters'}
      </Button>
      <Drawer
        title="Filters"
        open={isOpen}
        size="100%"
        onClose={() => setIsOpen(false)}
        footer={
          <Button type="primary" size="large" block onClick={() => setIsOpen(false)}>
            Show results
          </Button>
        }
      >
        <SearchFacets {...facets} />
      </Drawer>
    </>
  );
}

import type { ReactNode } from 'react';
import './filter-chip.css';

export interface FilterBarProps {
  /** SearchField and FilterChips. */
  children: ReactNode;
  /** On the right: how the list is sorted. */
  end?: ReactNode;
}

/** The row over a list: search, filters, sorting. It scrolls sideways on phones. */
export const FilterBar = ({ children, end }: FilterBarProps) => (
  <div className="r-filter-bar" role="search" aria-label="Filter this list">
    {children}
    {end ? <div className="r-filter-bar__end">{end}</div> : null}
  </div>
);

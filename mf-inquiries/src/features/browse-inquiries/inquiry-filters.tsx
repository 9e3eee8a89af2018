import { inquiryTypes, type InquiryCounts, type InquiryTypeId, maxSearchLength } from '@rostrum/contracts';
import { FilterChip, SearchField } from '@rostrum/ui-kit/data';
import type { ReactNode } from 'react';
import styles from './inquiry-filters.module.css';

export interface InquiryFiltersProps {
  q: string;
  types: readonly InquiryTypeId[];
  counts: InquiryCounts | undefined;
  onSearch: (q: string) => void;
  onTypes: (types: InquiryTypeId[]) => void;
  /** The other filters. */
  more?: ReactNode;
}

const isType = (value: string) => inquiryTypes.find(({ id }) => String(id) === value)?.id;

/** What narrows the list: words and types. Both stand in the address. */
export const InquiryFilters = ({ q, types, counts, onSearch, onTypes, more }: InquiryFiltersProps) => (
  <div className={styles.filters} role="search" aria-label="Filter inquiries">
    <SearchField
      label="Search sender, subject or reference"
      value={q}
      onSearch={onSearch}
      width="100%"
      maxLength={maxSearchLength}
    />
    <FilterChip
      name="Type"
      multiple
      value={types.map(String)}
      options={inquiryTypes.map(({ id, label }) => ({
        value: String(id),
        label,
        count: counts?.types[String(id)] ?? 0,
      }))}
      onChange={(values) => onTypes(values.map(isType).filter((type) => type !== undefined))}
    />
    {more}
  </div>
);

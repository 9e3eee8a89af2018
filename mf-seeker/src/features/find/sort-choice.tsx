import { Select } from '@rostrum/ui-kit/data';
import { sortLabels, type SearchSort } from './search-words.ts';

const options = Object.entries(sortLabels).map(([value, label]) => ({ value: value as SearchSort, label }));

/** The order of the results. */
export const SortChoice = ({
  value,
  onChange,
}: {
  value: SearchSort;
  onChange: (sort: SearchSort) => void;
}) => (
  <Select<SearchSort>
    variant="borderless"
    aria-label="Order of results"
    popupMatchSelectWidth={false}
    value={value}
    options={options}
    onChange={onChange}
  />
);

import type { ChangesRoute, ParsedQuery } from '@rostrum/contracts';
import { FilterBar, FilterChip, SearchField } from '@rostrum/ui-kit/data';
import type { ChangeWords } from './change-words.ts';

type Filters = ParsedQuery<ChangesRoute>;

/** How far back an activity page looks. */
export const whenOptions = [
  { value: '1', label: 'Last 24 hours' },
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '365', label: 'Last 12 months' },
];

interface ChangeFiltersProps {
  value: Filters;
  actors: readonly { id: string; name: string }[];
  words: Pick<ChangeWords, 'noun' | 'kinds'>;
  onChange: (change: Partial<Filters>) => void;
}

/** Narrows the changes. Each filter begins at the first page again. */
export function ChangeFilters({ value, actors, words, onChange }: ChangeFiltersProps) {
  const change = (filters: Partial<Filters>) => onChange({ ...filters, page_from: 0 });
  return (
    <FilterBar>
      <SearchField
        label={`Filter by ${words.noun.toLowerCase()}`}
        value={value.q ?? ''}
        maxLength={100}
        onSearch={(q) => change({ q: q || undefined })}
      />
      <FilterChip
        name="When"
        options={whenOptions}
        value={value.days === undefined ? [] : [String(value.days)]}
        onChange={([days]) => change({ days: days === undefined ? undefined : Number(days) })}
      />
      <FilterChip
        name="Changed by"
        options={actors.map(({ id, name }) => ({ value: id, label: name }))}
        value={value.actor ? [value.actor] : []}
        onChange={([actor]) => change({ actor })}
      />
      <FilterChip
        name="What"
        options={Object.entries(words.kinds).map(([kind, label]) => ({ value: kind, label }))}
        value={value.what ? [value.what] : []}
        onChange={([what]) => change({ what })}
      />
    </FilterBar>
  );
}

import { personActivityKinds, type PersonActivityKind } from '@rostrum/contracts';
import { FilterBar, FilterChip, SearchField } from '@rostrum/ui-kit/data';
import type { ChangeFilters as Filters } from './changes.queries.ts';

const kinds: Record<PersonActivityKind, string> = {
  added: 'Added',
  edited: 'Edited',
  status: 'Status',
  consent: 'Consent',
  confirmed: 'Confirmed',
};
const whatOptions = personActivityKinds.map((value) => ({ value, label: kinds[value] }));
const whenOptions = [
  { value: '1', label: 'Last 24 hours' },
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '365', label: 'Last 12 months' },
];

export interface ChangeFiltersProps {
  value: Filters;
  actors: readonly { id: string; name: string }[];
  onChange: (change: Partial<Filters>) => void;
}

/** Narrows the changes. Each filter begins at the first page again. */
export function ChangeFilters({ value, actors, onChange }: ChangeFiltersProps) {
  const change = (filters: Partial<Filters>) => onChange({ ...filters, page_from: 0 });
  return (
    <FilterBar>
      <SearchField
        label="Filter by person"
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
        options={whatOptions}
        value={value.what ? [value.what] : []}
        onChange={([what]) => change({ what: personActivityKinds.find((kind) => kind === what) })}
      />
    </FilterBar>
  );
}

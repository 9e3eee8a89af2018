import { maxSearchLength } from '@rostrum/contracts';
import { inquiryActivityKinds, type InquiryActivityKind } from '@rostrum/contracts/inquiries';
import { FilterBar, FilterChip, SearchField } from '@rostrum/ui-kit/data';
import type { StepFilters as Filters } from './steps.queries.ts';

const kinds: Record<InquiryActivityKind, string> = {
  received: 'Received',
  messages: 'Replies and notes',
  experts: 'Experts asked',
  held: 'Held, released, spam',
  assigned: 'Assigned',
  due: 'First reply due or missed',
  closed: 'Closed or reopened',
  read: 'Restricted inquiry read',
  cleared: 'Clearances',
  meetings: 'Meetings',
  kept: 'Legal hold and retention',
};
const whatOptions = inquiryActivityKinds.map((value) => ({ value, label: kinds[value] }));
const whenOptions = [
  { value: '1', label: 'Last 24 hours' },
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '365', label: 'Last 12 months' },
];

export interface StepFiltersProps {
  value: Filters;
  actors: readonly { id: string; name: string }[];
  onChange: (change: Partial<Filters>) => void;
}

/** Narrows the steps. Each filter begins at the first page again. */
export function StepFilters({ value, actors, onChange }: StepFiltersProps) {
  const change = (filters: Partial<Filters>) => onChange({ ...filters, page_from: 0 });
  return (
    <FilterBar>
      <SearchField
        label="Filter by reference"
        value={value.q ?? ''}
        maxLength={maxSearchLength}
        onSearch={(q) => change({ q: q || undefined })}
      />
      <FilterChip
        name="When"
        options={whenOptions}
        value={value.days === undefined ? [] : [String(value.days)]}
        onChange={([days]) => change({ days: days === undefined ? undefined : Number(days) })}
      />
      <FilterChip
        name="Who"
        options={actors.map(({ id, name }) => ({ value: id, label: name }))}
        value={value.actor ? [value.actor] : []}
        onChange={([actor]) => change({ actor })}
      />
      <FilterChip
        name="Step"
        options={whatOptions}
        value={value.what ? [value.what] : []}
        onChange={([what]) => change({ what: inquiryActivityKinds.find((kind) => kind === what) })}
      />
    </FilterBar>
  );
}

import { inquiryTypes, maxSearchLength } from '@rostrum/contracts';
import {
  heldStates,
  holdingActions,
  screeningCategories,
  screeningCategoryLabels,
  type HeldState,
  type HoldingAction,
} from '@rostrum/contracts/inquiries';
import { FilterBar, FilterChip, SearchField } from '@rostrum/ui-kit/data';
import type { HeldFilters as Filters } from './held.queries.ts';

const stateLabels: Record<HeldState, string> = { held: 'Held', spam: 'Marked spam', released: 'Released' };
const stateOptions = heldStates.map((value) => ({ value, label: stateLabels[value] }));
const actionLabels: Record<HoldingAction, string> = { block: 'Block', quarantine: 'Quarantine' };
const actionOptions = holdingActions.map((value) => ({ value, label: actionLabels[value] }));
const categoryOptions = screeningCategories.map((value) => ({
  value,
  label: screeningCategoryLabels[value],
}));
const typeOptions = inquiryTypes.map(({ id, label }) => ({ value: String(id), label }));

type Shown = Pick<Filters, 'state' | 'action' | 'category' | 'type' | 'q'>;

export interface HeldFiltersProps {
  value: Shown;
  onChange: (change: Partial<Shown>) => void;
}

/** Narrows what is held; with another state also what was decided. */
export function HeldFilters({ value, onChange }: HeldFiltersProps) {
  return (
    <FilterBar>
      <SearchField
        label="Filter held inquiries"
        value={value.q ?? ''}
        maxLength={maxSearchLength}
        onSearch={(q) => onChange({ q: q || undefined })}
      />
      <FilterChip
        name="State"
        options={stateOptions}
        value={value.state === 'held' ? [] : [value.state]}
        onChange={([state]) => onChange({ state: heldStates.find((one) => one === state) ?? 'held' })}
      />
      <FilterChip
        name="Rule"
        options={actionOptions}
        value={value.action ? [value.action] : []}
        onChange={([action]) => onChange({ action: holdingActions.find((one) => one === action) })}
      />
      <FilterChip
        name="Category"
        options={categoryOptions}
        value={value.category ? [value.category] : []}
        onChange={([category]) => onChange({ category: screeningCategories.find((one) => one === category) })}
      />
      <FilterChip
        name="Type"
        options={typeOptions}
        value={value.type ? [String(value.type)] : []}
        onChange={([type]) => onChange({ type: inquiryTypes.find(({ id }) => String(id) === type)?.id })}
      />
    </FilterBar>
  );
}

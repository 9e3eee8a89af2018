import { maxSearchLength } from '@rostrum/contracts';
import { ruleActions, ruleKinds } from '@rostrum/contracts/inquiries';
import { FilterBar, FilterChip, SearchField } from '@rostrum/ui-kit/data';
import { ruleActionLabels, ruleKindLabels } from './rule-words.ts';
import type { RuleFilters as Filters } from './rules.queries.ts';

const kindOptions = ruleKinds.map((value) => ({ value, label: ruleKindLabels[value] }));
const actionOptions = ruleActions.map((value) => ({ value, label: ruleActionLabels[value] }));

export interface RuleFiltersProps {
  value: Filters;
  onChange: (change: Partial<Filters>) => void;
}

/** Narrows the rules. Each filter begins at the first page again. */
export function RuleFilters({ value, onChange }: RuleFiltersProps) {
  const change = (filters: Partial<Filters>) => onChange({ ...filters, page_from: 0 });
  return (
    <FilterBar>
      <SearchField
        label="Filter patterns"
        value={value.q ?? ''}
        maxLength={maxSearchLength}
        onSearch={(q) => change({ q: q || undefined })}
      />
      <FilterChip
        name="Kind"
        options={kindOptions}
        value={value.kind ? [value.kind] : []}
        onChange={([kind]) => change({ kind: ruleKinds.find((one) => one === kind) })}
      />
      {value.list === 'block' ? (
        <FilterChip
          name="Action"
          options={actionOptions}
          value={value.action ? [value.action] : []}
          onChange={([action]) => change({ action: ruleActions.find((one) => one === action) })}
        />
      ) : null}
      <FilterChip
        name="Hits"
        options={[{ value: 'none', label: 'None in 90 days' }]}
        value={value.unused ? ['none'] : []}
        onChange={([unused]) => change({ unused: unused === undefined ? undefined : true })}
      />
    </FilterBar>
  );
}

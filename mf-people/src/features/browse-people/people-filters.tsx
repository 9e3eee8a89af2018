import {
  accessLevels,
  personListQuery,
  personSources,
  personStatuses,
  publishRequirements,
  type AccessLevel,
  type PersonStatus,
  maxSearchLength,
} from '@rostrum/contracts';
import { OwnFieldChips } from '@rostrum/custom-fields/filters';
import {
  FilterBar,
  FilterChip,
  SearchField,
  accessLooks,
  personStatusLooks,
  type FilterOption,
} from '@rostrum/ui-kit/data';
import { sourceLabels } from './source-labels.ts';
import { useFilterOptions, type PeopleFilters as Filters } from './people.queries.ts';

export interface PeopleFiltersProps {
  value: Filters;
  onChange: (change: Partial<Filters>) => void;
  departments: readonly string[];
}

// A shell from before takes out of the address what it does not know: a choice there would do nothing.
const keepsFields = 'field' in personListQuery.shape;

const option = (value: string) => ({ value, label: value });
const statusOptions = personStatuses.map((value) => ({ value, label: personStatusLooks[value].label }));
const accessOptions = accessLevels.map((value) => ({ value, label: accessLooks[value].label }));

const kindOptions = [
  { value: 'expert', label: 'Expert' },
  { value: 'staff', label: 'Staff' },
  { value: 'individual', label: 'Individual' },
];
const sourceOptions = personSources.map((value) => ({ value, label: sourceLabels[value] }));
const missingLabels: Record<(typeof publishRequirements)[number], string> = {
  headline: 'Headline',
  biography: 'Biography',
  photo: 'Photo',
  industry: 'Industry',
  topic: 'Area of expertise',
  consent: 'Consent',
};
const missingOptions = publishRequirements.map((value) => ({ value, label: missingLabels[value] }));

const reviewOptions = [
  { value: 'due', label: 'Due' },
  { value: 'unanswered', label: 'No answer to reminders' },
  { value: 'left', label: 'Said that they left' },
];

/** What an address narrows by stays a choice, also when it is not among the most frequent. */
const withChosen = (options: readonly FilterOption[] = [], chosen: readonly string[] = []) => [
  ...options,
  ...chosen.filter((value) => !options.some((each) => each.value === value)).map(option),
];

/** Narrows the list. A change begins at the first page again. */
export function PeopleFilters({ value, onChange, departments }: PeopleFiltersProps) {
  const options = useFilterOptions();
  const agents = (options?.agents ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const change = (filters: Partial<Filters>) => onChange({ ...filters, page_from: 0 });
  return (
    <FilterBar>
      <SearchField
        label="Filter by name or topic"
        value={value.q ?? ''}
        maxLength={maxSearchLength}
        onSearch={(q) => change({ q: q || undefined })}
      />
      <FilterChip
        name="Status"
        multiple
        options={statusOptions}
        value={value.status ?? []}
        onChange={(status) => change({ status: status as PersonStatus[] })}
      />
      <FilterChip
        name="Department"
        options={departments.map(option)}
        value={value.department ? [value.department] : []}
        onChange={([department]) => change({ department })}
      />
      <FilterChip
        name="Access"
        multiple
        options={accessOptions}
        value={value.access ?? []}
        onChange={(access) => change({ access: access as AccessLevel[] })}
      />
      <FilterChip
        name="Kind"
        multiple
        options={kindOptions}
        value={value.kind ?? []}
        onChange={(kind) => change({ kind: kind as NonNullable<Filters['kind']> })}
      />
      <FilterChip
        name="Classification"
        multiple
        options={withChosen(options?.classifications, value.classification)}
        value={value.classification ?? []}
        onChange={(classification) => change({ classification: [...classification] })}
      />
      <FilterChip
        name="Industry"
        multiple
        options={withChosen(options?.industries, value.industry)}
        value={value.industry ?? []}
        onChange={(industry) => change({ industry: [...industry] })}
      />
      <FilterChip
        name="Country"
        multiple
        options={withChosen(options?.countries, value.country)}
        value={value.country ?? []}
        onChange={(country) => change({ country: [...country] })}
      />
      {keepsFields ? (
        <OwnFieldChips fields={options?.fields} value={value.field} onChange={(field) => change({ field })} />
      ) : null}
      {agents.length > 0 ? (
        <FilterChip
          name="Agent"
          options={agents}
          value={value.agent ? [value.agent] : []}
          onChange={([agent]) => change({ agent })}
        />
      ) : null}
      <FilterChip
        name="Source"
        multiple
        options={sourceOptions}
        value={value.source ?? []}
        onChange={(source) => change({ source: source as NonNullable<Filters['source']> })}
      />
      <FilterChip
        name="Missing"
        options={missingOptions}
        value={value.missing ? [value.missing] : []}
        onChange={([missing]) => change({ missing: missing as Filters['missing'] })}
      />
      <FilterChip
        name="Review"
        options={reviewOptions}
        value={value.review ? [value.review] : []}
        onChange={([review]) => change({ review: review as Filters['review'] })}
      />
      <FilterChip
        name="Changes"
        options={[{ value: 'true', label: 'waiting for approval' }]}
        value={value.changes ? ['true'] : []}
        onChange={([chosen]) => change({ changes: chosen === 'true' ? true : undefined })}
      />
      <FilterChip
        name="Not confirmed"
        options={[{ value: 'true', label: 'for over a year' }]}
        value={value.not_confirmed ? ['true'] : []}
        onChange={([chosen]) => change({ not_confirmed: chosen === 'true' ? true : undefined })}
      />
      <FilterChip
        name="Section not confirmed"
        options={(options?.sections ?? []).map(({ value: section, label }) => ({ value: section, label }))}
        value={value.unchecked ? [value.unchecked] : []}
        onChange={([unchecked]) => change({ unchecked: unchecked as Filters['unchecked'] })}
      />
      {options?.safety || value.safety ? (
        <FilterChip
          name="Safety mode"
          options={[{ value: 'true', label: 'on' }]}
          value={value.safety ? ['true'] : []}
          onChange={([chosen]) => change({ safety: chosen === 'true' ? true : undefined })}
        />
      ) : null}
    </FilterBar>
  );
}

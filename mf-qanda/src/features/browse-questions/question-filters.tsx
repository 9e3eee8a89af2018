import { questionOrigins, questionStages, type QuestionStage, maxSearchLength } from '@rostrum/contracts';
import { FilterBar, FilterChip, SearchField, questionStatusLooks } from '@rostrum/ui-kit/data';
import type { QuestionFilters as Filters } from './questions.queries.ts';

export interface QuestionFiltersProps {
  value: Filters;
  onChange: (change: Partial<Filters>) => void;
  /** How many questions each status has. */
  counts: Record<string, number>;
  /** Who is assigned to any question. */
  experts: readonly { username: string; name: string }[];
  /** What any question is about. */
  topics: readonly string[];
}

const originLabels: Record<(typeof questionOrigins)[number], string> = {
  staff: 'Team',
  seeker: 'Seeker',
  inquiry: 'Inquiry',
  import: 'Import',
};

/** Narrows the queue. A change begins at the first page again. */
export function QuestionFilters({ value, onChange, counts, experts, topics }: QuestionFiltersProps) {
  const change = (filters: Partial<Filters>) => onChange({ ...filters, page_from: 0 });
  // Who is chosen stays a choice, although no question is theirs any more.
  const { expert } = value;
  const choices = experts.map(({ username, name }) => ({ value: username, label: name }));
  const isGone = expert !== undefined && !choices.some((choice) => choice.value === expert);
  return (
    <FilterBar>
      <SearchField
        label="Filter by words"
        value={value.q ?? ''}
        maxLength={maxSearchLength}
        onSearch={(q) => change({ q: q || undefined })}
      />
      <FilterChip
        name="Status"
        multiple
        options={questionStages.map((status) => ({
          value: status,
          label: questionStatusLooks[status].label,
          count: counts[status] ?? 0,
        }))}
        value={value.status ?? []}
        onChange={(status) => change({ status: status as QuestionStage[] })}
      />
      <FilterChip
        name="Origin"
        multiple
        options={questionOrigins.map((origin) => ({ value: origin, label: originLabels[origin] }))}
        value={value.origin ?? []}
        onChange={(origin) => change({ origin: origin as Filters['origin'] })}
      />
      <FilterChip
        name="Expert"
        options={isGone ? [{ value: expert, label: expert }, ...choices] : choices}
        value={expert ? [expert] : []}
        onChange={([username]) => change({ expert: username })}
      />
      <FilterChip
        name="Topic"
        options={[...new Set([...(value.topic ? [value.topic] : []), ...topics])].map((topic) => ({
          value: topic,
          label: topic,
        }))}
        value={value.topic ? [value.topic] : []}
        onChange={([topic]) => change({ topic })}
      />
    </FilterBar>
  );
}

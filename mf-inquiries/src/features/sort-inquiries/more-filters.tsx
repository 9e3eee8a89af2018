import {
  chosenInquiryOutcomes,
  inquiryListUrl,
  inquiryOutcomeLabels,
  inquiryOutcomes,
  inquiryStatusLabels,
  openInquiryStatuses,
  type InquiryListUrl,
} from '@rostrum/contracts';
import { inquiryDeadlines, inquirySources } from '@rostrum/contracts/inquiries';
import { OwnFieldChips } from '@rostrum/custom-fields/filters';
import { FilterChip, type FilterOption } from '@rostrum/ui-kit/data';
import { deadlineLabels, sourceLabels } from './narrowing.ts';
import { useDesk, useFilterOptions } from './sorting.queries.ts';

export interface MoreFiltersProps {
  filters: InquiryListUrl;
  isDesk: boolean;
  onChange: (change: Partial<InquiryListUrl>) => void;
}

// A shell from before takes out of the address what it does not know: a choice there would do nothing.
const keepsFields = 'field' in inquiryListUrl.shape;

const optionsOf = <Value extends string>(
  values: readonly Value[],
  labels: Record<Value, string>,
): FilterOption[] => values.map((value) => ({ value, label: labels[value] }));

const shownStatuses = [...openInquiryStatuses, 'closed', 'archived'] as const;
const outcomes = [...chosenInquiryOutcomes, 'withdrawn'] as const;

/** Those of a list that stand for themselves; what the address holds beside them is left out. */
const only = <Value extends string>(
  all: readonly Value[],
  chosen: readonly string[],
): Value[] | undefined => {
  const known = all.filter((value) => chosen.includes(value));
  return known.length > 0 ? known : undefined;
};
const some = (chosen: readonly string[]) => (chosen.length > 0 ? [...chosen] : undefined);

/** Everything that narrows the inbox beside words and types. Each stands in the address. */
export function MoreFilters({ filters, isDesk, onChange }: MoreFiltersProps) {
  const options = useFilterOptions();
  const desk = useDesk(isDesk);
  const counted = (list: readonly { value: string; label: string; count: number }[] = []) => [...list];
  return (
    <>
      <FilterChip
        name="Status"
        multiple
        value={filters.status ?? []}
        options={optionsOf(shownStatuses, inquiryStatusLabels)}
        onChange={(value) => onChange({ status: only(shownStatuses, value) })}
      />
      {isDesk ? (
        <FilterChip
          name="Assignee"
          multiple
          value={filters.assignee ?? []}
          options={[
            { value: 'none', label: 'Nobody' },
            ...(desk ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(value) => onChange({ assignee: some(value) })}
        />
      ) : null}
      {isDesk ? (
        <FilterChip
          name="Expert"
          multiple
          value={filters.expert ?? []}
          options={counted(options?.experts)}
          onChange={(value) => onChange({ expert: some(value) })}
        />
      ) : null}
      <FilterChip
        name="Tag"
        multiple
        value={filters.tag ?? []}
        options={counted(options?.tags)}
        onChange={(value) => onChange({ tag: some(value) })}
      />
      <FilterChip
        name="Deadline"
        value={filters.deadline ?? []}
        options={optionsOf(inquiryDeadlines, deadlineLabels)}
        onChange={(value) => onChange({ deadline: only(inquiryDeadlines, value) })}
      />
      <FilterChip
        name="Verified"
        value={filters.verified ?? []}
        options={[
          { value: 'yes', label: 'Verified senders' },
          { value: 'no', label: 'Not verified' },
        ]}
        onChange={(value) => onChange({ verified: only(['yes', 'no'], value) })}
      />
      <FilterChip
        name="Came from"
        multiple
        value={filters.source ?? []}
        options={optionsOf(inquirySources, sourceLabels)}
        onChange={(value) => onChange({ source: only(inquirySources, value) })}
      />
      <FilterChip
        name="Country"
        multiple
        value={filters.country ?? []}
        options={counted(options?.countries)}
        onChange={(value) => onChange({ country: some(value) })}
      />
      <FilterChip
        name="Outcome"
        multiple
        value={filters.outcome ?? []}
        options={optionsOf(outcomes, inquiryOutcomeLabels)}
        onChange={(value) => onChange({ outcome: only(inquiryOutcomes, value) })}
      />
      {keepsFields ? (
        <OwnFieldChips
          fields={options?.fields}
          value={filters.field}
          onChange={(value) => onChange({ field: some(value) })}
        />
      ) : null}
    </>
  );
}

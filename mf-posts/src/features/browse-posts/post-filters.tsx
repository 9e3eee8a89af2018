import {
  formatDate,
  postKinds,
  postListQuery,
  postStatuses,
  type PostStatus,
  maxSearchLength,
} from '@rostrum/contracts';
import { OwnFieldChips } from '@rostrum/custom-fields/filters';
import { FilterBar, FilterChip, SearchField, postStatusLooks } from '@rostrum/ui-kit/data';
import { kindLabels } from './kind-labels.ts';
import { usePostChoices, type PostFilters as Filters } from './posts.queries.ts';

export interface PostFiltersProps {
  value: Filters;
  onChange: (change: Partial<Filters>) => void;
  /** How many posts each status has. */
  counts: Record<string, number>;
  /** The board shows each status, the calendar each month. */
  view: 'list' | 'board' | 'calendar';
}

// A shell from before takes out of the address what it does not know: a choice there would do nothing.
const keepsFields = 'field' in postListQuery.shape;

const describeMonth = (month: string) =>
  formatDate(`${month}-15T12:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** What is chosen stays a choice, although no post has it any more. */
const withChosen = <Option extends { value: string }>(
  options: readonly Option[],
  chosen: Option | undefined,
) => (chosen && !options.some(({ value }) => value === chosen.value) ? [chosen, ...options] : options);

/** Narrows the list. A change begins at the first page again. */
export function PostFilters({ value, onChange, counts, view }: PostFiltersProps) {
  const change = (filters: Partial<Filters>) => onChange({ ...filters, page_from: 0 });
  const choices = usePostChoices().data;
  const topic = value.topic ? { value: value.topic, label: value.topic } : undefined;
  const tag = value.tag ? { value: value.tag, label: value.tag } : undefined;
  const expert = value.expert ? { value: value.expert, label: value.expert } : undefined;
  const month = value.month ? { value: value.month, label: describeMonth(value.month) } : undefined;
  return (
    <FilterBar>
      <SearchField
        label="Filter by title or text"
        value={value.q ?? ''}
        maxLength={maxSearchLength}
        onSearch={(q) => change({ q: q || undefined })}
      />
      {view === 'list' ? (
        <FilterChip
          name="Status"
          multiple
          options={postStatuses.map((status) => ({
            value: status,
            label: postStatusLooks[status].label,
            count: counts[status] ?? 0,
          }))}
          value={value.status ?? []}
          onChange={(status) => change({ status: status as PostStatus[] })}
        />
      ) : null}
      <FilterChip
        name="Kind"
        multiple
        options={postKinds.map((kind) => ({ value: kind, label: kindLabels[kind] }))}
        value={value.kind ?? []}
        onChange={(kind) => change({ kind: kind as Filters['kind'] })}
      />
      <FilterChip
        name="Topic"
        options={withChosen(choices?.topics.map((word) => ({ value: word, label: word })) ?? [], topic)}
        value={topic ? [topic.value] : []}
        onChange={([word]) => change({ topic: word })}
      />
      <FilterChip
        name="Tag"
        options={withChosen(choices?.tags.map((word) => ({ value: word, label: word })) ?? [], tag)}
        value={tag ? [tag.value] : []}
        onChange={([word]) => change({ tag: word })}
      />
      <FilterChip
        name="Expert"
        options={withChosen(
          choices?.experts.map(({ username, name }) => ({ value: username, label: name })) ?? [],
          expert,
        )}
        value={expert ? [expert.value] : []}
        onChange={([username]) => change({ expert: username })}
      />
      {view === 'list' ? (
        <FilterChip
          name="Month"
          options={withChosen(
            choices?.months.map((each) => ({ value: each, label: describeMonth(each) })) ?? [],
            month,
          )}
          value={month ? [month.value] : []}
          onChange={([each]) => change({ month: each })}
        />
      ) : null}
      {keepsFields ? (
        <OwnFieldChips fields={choices?.fields} value={value.field} onChange={(field) => change({ field })} />
      ) : null}
    </FilterBar>
  );
}

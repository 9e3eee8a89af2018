import { postKinds, postStatuses, type PostStatus } from '@rostrum/contracts';
import { FilterBar, FilterChip, SearchField, postStatusLooks } from '@rostrum/ui-kit/data';
import type { PostFilters as Filters } from './posts.queries.ts';

export interface PostFiltersProps {
  value: Filters;
  onChange: (change: Partial<Filters>) => void;
  /** How many posts each status has. */
  counts: Record<string, number>;
}

const kindLabels: Record<(typeof postKinds)[number], string> = {
  article: 'Article',
  spotlight: 'Spotlight',
  alert: 'Expert alert',
  release: 'Release',
};

/** Narrows the list. A change begins at the first page again. */
export function PostFilters({ value, onChange, counts }: PostFiltersProps) {
  const change = (filters: Partial<Filters>) => onChange({ ...filters, page_from: 0 });
  return (
    <FilterBar>
      <SearchField
        label="Filter by title or text"
        value={value.q ?? ''}
        maxLength={100}
        onSearch={(q) => change({ q: q || undefined })}
      />
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
      <FilterChip
        name="Kind"
        multiple
        options={postKinds.map((kind) => ({ value: kind, label: kindLabels[kind] }))}
        value={value.kind ?? []}
        onChange={(kind) => change({ kind: kind as Filters['kind'] })}
      />
    </FilterBar>
  );
}

import { whenOptions } from '@rostrum/change-log';
import { FilterBar, FilterChip } from '@rostrum/ui-kit/data';
import type { ActivityFilters } from './activity.queries.ts';

const kinds = [
  { value: 'inquiry', label: 'Inquiries' },
  { value: 'person', label: 'People' },
  { value: 'post', label: 'Posts' },
  { value: 'question', label: 'Q&A' },
  { value: 'user', label: 'Accounts' },
  { value: 'organisation', label: 'Organisation' },
];

/** `inquiry.ask_accepted` as people read it: `Inquiry: ask accepted`. */
export function wordVerb(verb: string): string {
  const [thing = '', ...done] = verb.replaceAll('_', ' ').split('.');
  return `${thing.charAt(0).toUpperCase()}${thing.slice(1)}: ${done.join(' ')}`;
}

interface ActivityFilterBarProps {
  value: ActivityFilters;
  actors: readonly { id: string; name: string }[];
  verbs: readonly string[];
  onChange: (change: Partial<ActivityFilters>) => void;
}

/** Narrows the steps. Each filter begins at the first page again. */
export function ActivityFilterBar({ value, actors, verbs, onChange }: ActivityFilterBarProps) {
  const change = (filters: Partial<ActivityFilters>) => onChange({ ...filters, page_from: 0 });
  return (
    <FilterBar>
      <FilterChip
        name="When"
        options={whenOptions}
        value={value.days === undefined ? [] : [String(value.days)]}
        onChange={([days]) => change({ days: days === undefined ? undefined : Number(days) })}
      />
      <FilterChip
        name="About"
        options={kinds}
        value={value.entity ? [value.entity] : []}
        onChange={([entity]) => change({ entity: entity as ActivityFilters['entity'], verb: undefined })}
      />
      {/* Whoever reads the own steps alone has no one to choose. */}
      {actors.length > 1 || value.actor ? (
        <FilterChip
          name="By"
          options={actors.map(({ id, name }) => ({ value: id, label: name }))}
          value={value.actor ? [value.actor] : []}
          onChange={([actor]) => change({ actor })}
        />
      ) : null}
      <FilterChip
        name="What"
        options={verbs.map((verb) => ({ value: verb, label: wordVerb(verb) }))}
        value={value.verb ? [value.verb] : []}
        onChange={([verb]) => change({ verb })}
      />
    </FilterBar>
  );
}

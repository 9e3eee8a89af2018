import { whenOptions } from '@rostrum/change-log';
import { FilterBar, FilterChip } from '@rostrum/ui-kit/data';
import { lazy, Suspense } from 'react';
import type { ActivityFilters } from './activity.queries.ts';
import { verbOptions } from './verbs/verb-words.ts';

// Calendars are heavy and few choose days.
const ChosenDays = lazy(async () => ({ default: (await import('./chosen-days.tsx')).ChosenDays }));

const kinds = [
  { value: 'inquiry', label: 'Inquiries' },
  { value: 'person', label: 'People' },
  { value: 'post', label: 'Posts' },
  { value: 'question', label: 'Q&A' },
  { value: 'user', label: 'Accounts' },
  { value: 'organisation', label: 'Organisation' },
];

const chosenDays = 'chosen';
const noDays = { days: undefined, from: undefined, to: undefined };
const dayMs = 86_400_000;

/** A calendar day of the reader's clock, as dates are written in addresses. */
const toDay = (time: number) =>
  new Date(time - new Date(time).getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

/** From a choice of the filter to what stands in the address. Choosing freely begins with the last week. */
function readWhen(value: string | undefined): Partial<ActivityFilters> {
  if (value === undefined) return noDays;
  if (value !== chosenDays) return { ...noDays, days: Number(value) };
  return { ...noDays, from: toDay(Date.now() - 6 * dayMs), to: toDay(Date.now()) };
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
  const isChosen = value.from !== undefined || value.to !== undefined;
  const when = isChosen ? chosenDays : value.days === undefined ? undefined : String(value.days);
  return (
    <>
      <FilterBar>
        <FilterChip
          name="When"
          options={[...whenOptions, { value: chosenDays, label: 'Chosen days' }]}
          value={when === undefined ? [] : [when]}
          onChange={([next]) => change(readWhen(next))}
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
          options={verbOptions(verbs)}
          value={value.verb ? [value.verb] : []}
          onChange={([verb]) => change({ verb })}
        />
      </FilterBar>
      {/* Below the row, which scrolls sideways on phones. */}
      {isChosen ? (
        <Suspense fallback={null}>
          <ChosenDays from={value.from} to={value.to} onChange={change} />
        </Suspense>
      ) : null}
    </>
  );
}

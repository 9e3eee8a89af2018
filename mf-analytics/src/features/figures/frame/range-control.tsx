import type { CountedPeriod, RangeName, RangeQuery } from '@rostrum/contracts/analytics';
import { Checkbox, Segmented } from '@rostrum/ui-kit/data';
import { lazy, Suspense } from 'react';
import styles from './range-control.module.css';

const CustomDays = lazy(async () => ({ default: (await import('./custom-days.tsx')).CustomDays }));

const ranges: { value: RangeName; label: string }[] = [
  { value: '7d', label: '7 days' },
  { value: '30d', label: '30 days' },
  { value: '90d', label: '90 days' },
  { value: '12m', label: '12 months' },
  { value: 'custom', label: 'Custom' },
];

export interface RangeControlProps {
  query: RangeQuery;
  /** The days that are shown; undefined until the first answer. */
  period: CountedPeriod | undefined;
  onChange: (change: Partial<RangeQuery>) => void;
  /** Where visits are counted: those of the own staff and of programs can be counted with them. */
  canCountAll?: boolean;
}

/** Which days are counted, and whether the days before stand beside them. */
export function RangeControl({ query, period, onChange, canCountAll = false }: RangeControlProps) {
  const choose = (range: RangeName) =>
    // Choosing freely begins with the days that are shown.
    onChange(
      range === 'custom'
        ? { range, from: period?.from, to: period?.to }
        : { range, from: undefined, to: undefined },
    );
  return (
    <div className={styles.controls}>
      <Segmented aria-label="Period" options={ranges} value={query.range} onChange={choose} />
      {query.range === 'custom' && period ? (
        <Suspense fallback={null}>
          <CustomDays from={period.from} to={period.to} onChange={onChange} />
        </Suspense>
      ) : null}
      <Checkbox
        checked={query.compare === 'on'}
        onChange={({ target }) => onChange({ compare: target.checked ? 'on' : 'off' })}
      >
        Compare with the days before
      </Checkbox>
      {canCountAll ? (
        <Checkbox
          checked={query.left_out === 'in'}
          onChange={({ target }) => onChange({ left_out: target.checked ? 'in' : 'out' })}
        >
          With own staff and programs
        </Checkbox>
      ) : null}
    </div>
  );
}

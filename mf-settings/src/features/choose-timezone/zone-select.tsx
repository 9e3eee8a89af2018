import { formatClock, timezoneNames } from '@rostrum/contracts';
import { Select, type SelectProps, filterByLabel } from '@rostrum/ui-kit/data';
import { useMemo } from 'react';
import styles from './timezone.module.css';
import { formatOffset, getOffset, showZone } from './zone-facts.ts';

export interface ZoneSelectProps extends Pick<SelectProps, 'id' | 'onBlur' | 'aria-label'> {
  /** The moment that the times of the list are shown for. */
  now: number;
  value: string;
  onChange: (zone: string) => void;
}

/** Chooses one of the time zones that the browser knows, each with its time and offset. */
export function ZoneSelect({ now, value, onChange, ...props }: ZoneSelectProps) {
  const options = useMemo(() => {
    // A zone may be stored under another of its names than the one that this browser lists.
    const names = timezoneNames();
    const known = names.includes(value) ? names : [value, ...names];
    return known.map((zone) => ({ value: zone, label: showZone(zone) }));
  }, [value]);
  return (
    <Select
      {...props}
      className={styles.select}
      value={value}
      onChange={onChange}
      options={options}
      showSearch={{ filterOption: filterByLabel }}
      notFoundContent="No matches found."
      optionRender={({ value: zone, label }) => (
        <span className={styles.option}>
          <span>{label}</span>
          <span className="r-tabular">{formatClock(now, String(zone))}</span>
          <span className={styles.quiet}>{formatOffset(getOffset(String(zone), now))}</span>
        </span>
      )}
    />
  );
}

import { countries, formatDay } from '@rostrum/contracts';
import { publicHolidays, type PublicHoliday, type SetupHours } from '@rostrum/contracts/inquiries';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { keepPreviousData, useQuery } from '@rostrum/remote-runtime/query';
import { Button, PanelError } from '@rostrum/ui-kit';
import { Select, filterByLabel } from '@rostrum/ui-kit/data';
import { useMemo, useState } from 'react';
import styles from './setup.module.css';

const describeDay = ({ date, name }: PublicHoliday) => `${formatDay(date)}: ${name}`;
const everywhere = { value: '', label: 'The whole country' };

export interface HolidayPickerProps {
  closed: SetupHours['closed'];
  onAdd: (days: PublicHoliday[]) => void;
  onClose: () => void;
}

/** Public holidays of a country or region, until the end of next year, to be added to the days off. */
export function HolidayPicker({ closed, onAdd, onClose }: HolidayPickerProps) {
  const [place, setPlace] = useState<{ country: string; region: string }>();
  const countryOptions = useMemo(
    () => countries().map(({ code, name }) => ({ value: code, label: name })),
    [],
  );
  const holidays = useQuery({
    ...contractQueryOptions(publicHolidays.list, {
      query: { country: place?.country ?? '', region: place?.region || undefined },
    }),
    enabled: place !== undefined,
    placeholderData: keepPreviousData,
  });
  const { items = [], regions = [] } = place && holidays.data ? holidays.data : {};
  const days = items.filter(({ date }) => !closed.some((day) => day.date === date));
  return (
    <section className={styles.holidays} aria-label="Public holidays">
      <div className={styles.day}>
        <Select
          aria-label="Country"
          placeholder="Choose a country"
          showSearch={{ filterOption: filterByLabel }}
          options={countryOptions}
          value={place?.country}
          onChange={(country: string) => setPlace({ country, region: '' })}
        />
        {regions.length > 0 ? (
          <Select
            aria-label="Region"
            options={[everywhere, ...regions.map(({ code, name }) => ({ value: code, label: name }))]}
            value={place?.region}
            onChange={(region: string) => place && setPlace({ ...place, region })}
          />
        ) : null}
      </div>
      <div aria-live="polite">
        {holidays.isError ? (
          <PanelError
            message={holidays.error.message}
            onRetry={() => void holidays.refetch()}
            retrying={holidays.isFetching}
          />
        ) : items.length > 0 ? (
          <>
            <p className={styles.quiet}>
              {days.length === 0
                ? 'All of them are on your list.'
                : 'Dates of date-holidays, CC BY 3.0. Check those that your government announces each year.'}
            </p>
            <ul className={styles.plain}>
              {days.map((day) => (
                <li key={day.date}>{describeDay(day)}</li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
      <div className={styles.day}>
        <Button
          type="primary"
          disabled={days.length === 0 || holidays.isPlaceholderData}
          onClick={() => onAdd(days)}
        >
          {days.length === 0 ? 'Add days' : days.length === 1 ? 'Add 1 day' : `Add ${days.length} days`}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </section>
  );
}

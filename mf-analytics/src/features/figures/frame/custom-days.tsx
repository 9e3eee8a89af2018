import { DateField } from '@rostrum/ui-kit/date';
import { useId } from 'react';
import styles from './range-control.module.css';

export interface CustomDaysProps {
  from: string;
  to: string;
  onChange: (days: { from?: string; to?: string }) => void;
}

/** The first and the last day of a range that is chosen freely. */
export function CustomDays({ from, to, onChange }: CustomDaysProps) {
  const id = useId();
  return (
    <div className={styles.days}>
      <label htmlFor={`${id}-from`}>
        From
        <DateField
          id={`${id}-from`}
          value={from}
          latest={to}
          onChange={(day) => day && onChange({ from: day })}
        />
      </label>
      <label htmlFor={`${id}-to`}>
        to
        <DateField
          id={`${id}-to`}
          value={to}
          earliest={from}
          onChange={(day) => day && onChange({ to: day })}
        />
      </label>
    </div>
  );
}

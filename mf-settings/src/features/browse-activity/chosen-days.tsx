import { DateField } from '@rostrum/ui-kit/date';
import { useId } from 'react';
import styles from './chosen-days.module.css';

export interface ChosenDaysProps {
  from: string | undefined;
  to: string | undefined;
  onChange: (days: { from?: string | undefined; to?: string | undefined }) => void;
}

/** The first and the last day of the history that is read; either may be left open. */
export function ChosenDays({ from, to, onChange }: ChosenDaysProps) {
  const id = useId();
  return (
    <div className={styles.days} role="group" aria-label="Days">
      <label htmlFor={`${id}-from`}>From</label>
      <DateField
        id={`${id}-from`}
        value={from ?? null}
        {...(to !== undefined && { latest: to })}
        placeholder="The beginning"
        onChange={(day) => onChange({ from: day ?? undefined })}
      />
      <label htmlFor={`${id}-to`}>to</label>
      <DateField
        id={`${id}-to`}
        value={to ?? null}
        {...(from !== undefined && { earliest: from })}
        placeholder="Today"
        onChange={(day) => onChange({ to: day ?? undefined })}
      />
    </div>
  );
}

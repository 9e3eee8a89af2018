import { ChevronDownIcon } from '@rostrum/ui-kit';
import type { SelectHTMLAttributes } from 'react';
import styles from './native-select.module.css';

export interface NativeSelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange'> {
  options: readonly { value: string; label: string }[];
  /** Shown while nothing is chosen, and choosable again where the answer is optional. */
  placeholder: string;
  onChange: (value: string) => void;
}

/** The browser's own list: type-ahead, a wheel on phones, and no code to load on a page that anybody may open. */
export function NativeSelect({ options, placeholder, onChange, ...rest }: NativeSelectProps) {
  return (
    <span className={styles.nativeSelect}>
      <select
        {...rest}
        className={styles.control}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        <option value="">{placeholder}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={16} aria-hidden className={styles.chevron} />
    </span>
  );
}

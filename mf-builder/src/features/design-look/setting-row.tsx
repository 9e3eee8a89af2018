import type { ReactNode } from 'react';
import styles from './setting-row.module.css';

export interface SettingRowProps {
  label: string;
  /** The control's id; a group of controls names itself instead. */
  htmlFor?: string;
  /** The control stands under its label, for those that need the width. */
  wide?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
  children: ReactNode;
}

/** One setting: its name on the left, its control on the right. */
export function SettingRow({ label, htmlFor, wide = false, hint, error, children }: SettingRowProps) {
  const note = error ?? hint;
  return (
    <div className={styles.row} data-wide={wide || undefined}>
      {htmlFor ? <label htmlFor={htmlFor}>{label}</label> : <span>{label}</span>}
      <div className={styles.control}>{children}</div>
      {note ? (
        <p
          className={styles.note}
          data-error={error ? true : undefined}
          role={error ? 'alert' : undefined}
          id={htmlFor ? `${htmlFor}-note` : undefined}
        >
          {note}
        </p>
      ) : null}
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './version-list.module.css';

export interface ListedVersion {
  number: number;
  /** Who saved it and when, in a line. */
  saved: string;
  more?: ReactNode;
}

interface VersionListProps {
  versions: readonly ListedVersion[];
  chosen: number | undefined;
  onChoose: (number: number) => void;
  className?: string | undefined;
}

/** Earlier versions of one thing, the newest first; one of them is chosen to be compared. */
export const VersionList = ({ versions, chosen, onChoose, className }: VersionListProps) => (
  <ul className={[styles.list, className].filter(Boolean).join(' ')} aria-label="Earlier versions">
    {versions.map(({ number, saved, more }) => (
      <li key={number}>
        <button type="button" aria-pressed={number === chosen} onClick={() => onChoose(number)}>
          <strong>Version {number}</strong>
          <span>{saved}</span>
          {more}
        </button>
      </li>
    ))}
  </ul>
);

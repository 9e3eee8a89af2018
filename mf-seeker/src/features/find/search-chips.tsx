import { XIcon } from '@rostrum/ui-kit';
import styles from './search-chips.module.css';

export interface SearchChip {
  key: string;
  group: string;
  label: string;
  title?: string;
  /** What pressing it does, beginning with or holding what it shows. */
  removal: string;
  onRemove: () => void;
}

export interface SearchChipsProps {
  /** Read out of the text. */
  read: readonly SearchChip[];
  /** Ticked by hand. */
  chosen: readonly SearchChip[];
  onClear: () => void;
}

/** What narrows the search: first what was read from plain words, then what was ticked, each with its way off. */
export function SearchChips({ read, chosen, onClear }: SearchChipsProps) {
  if (read.length + chosen.length === 0) return null;
  return (
    <div className={styles.chips} role="group" aria-label="What narrows the search">
      {read.length > 0 && <span className="r-secondary">Read as</span>}
      {[...read, ...chosen].map((chip) => (
        <Chip key={chip.key} chip={chip} />
      ))}
      {chosen.length > 0 && (
        <button
          type="button"
          className={styles.clear}
          onClick={({ currentTarget }) => {
            focusResults(currentTarget);
            onClear();
          }}
        >
          Clear
        </button>
      )}
    </div>
  );
}

const focusResults = (inside: HTMLElement) => inside.closest<HTMLElement>('[tabindex="-1"]')?.focus();

/** This chip is about to go: its neighbour takes the focus, or the results when it was the only one; "Clear" goes with the last. */
function keepFocus(chip: HTMLElement) {
  const neighbour = [chip.nextElementSibling, chip.previousElementSibling].find(
    (element) => element instanceof HTMLElement && element.matches(`.${styles.chip}`),
  );
  if (neighbour instanceof HTMLElement) neighbour.focus();
  else focusResults(chip);
}

const Chip = ({ chip: { group, label, title, removal, onRemove } }: { chip: SearchChip }) => (
  <button
    type="button"
    className={styles.chip}
    title={title}
    aria-label={removal}
    onClick={({ currentTarget }) => {
      keepFocus(currentTarget);
      onRemove();
    }}
  >
    {group} <strong>{label}</strong> <XIcon size={14} aria-hidden />
  </button>
);

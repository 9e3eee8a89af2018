import { publicPaths, maxSearchLength } from '@rostrum/contracts';
import { SearchIcon } from 'lucide-react';
import styles from './search-within.module.css';

export interface SearchWithinProps {
  organisation: { name: string; company_username: string };
  value: string;
  /** Searches without loading a document; without it the form itself leads to the answer. */
  onSearch?: ((text: string) => void) | undefined;
}

/** Looks for people of this organisation by name or topic. */
export const SearchWithin = ({ organisation, value, onSearch }: SearchWithinProps) => (
  <form
    role="search"
    aria-label={`Experts of ${organisation.name}`}
    action={publicPaths.organisation(organisation.company_username)}
    className={styles.searchWithin}
    // A new answer fills the field again: back and forward change what was searched for.
    key={value}
    onSubmit={
      onSearch &&
      ((event) => {
        event.preventDefault();
        const field = event.currentTarget.elements.namedItem('q');
        if (!(field instanceof HTMLInputElement)) return;
        // With nothing to look for, the next thing to do is to type it.
        if (field.value.trim() === '') field.focus();
        onSearch(field.value.trim());
      })
    }
  >
    <span className={styles.field}>
      <SearchIcon aria-hidden />
      <input
        name="q"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={`Search the experts of ${organisation.name}`}
        placeholder="Search by Name or Expertise"
        maxLength={maxSearchLength}
        defaultValue={value}
      />
    </span>
    <button type="submit" className={styles.button}>
      Search
    </button>
  </form>
);

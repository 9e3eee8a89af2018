import note from './spelling-note.module.css';

export interface SearchedForNoteProps {
  /** The sentences of a long text that were searched for; null: all of the text was. */
  searchedFor: string | null;
  /** True when the seeker chose to search the whole text. */
  isWhole: boolean;
  onWhole: (isWhole: boolean) => void;
  /** Puts the sentences into the search field. */
  onEdit: (text: string) => void;
}

/** Shows which sentences of a long text were searched for, with the ways to change that. */
export function SearchedForNote({ searchedFor, isWhole, onWhole, onEdit }: SearchedForNoteProps) {
  if (searchedFor !== null)
    return (
      <p className={note.searched}>
        <span className="r-secondary">We searched for:</span> “<span>{searchedFor}</span>”{' '}
        <button type="button" className={note.way} onClick={() => onEdit(searchedFor)}>
          Edit this search
        </button>{' '}
        or{' '}
        <button type="button" className={note.way} onClick={() => onWhole(true)}>
          search the whole text
        </button>
      </p>
    );
  if (!isWhole) return null;
  return (
    <p className={note.spelling}>
      We searched the whole text.{' '}
      <button type="button" className={note.way} onClick={() => onWhole(false)}>
        Search only for the question in it
      </button>
    </p>
  );
}

import type { PersonDetail } from '@rostrum/contracts';
import type { ProfileSuggestion } from '@rostrum/contracts/people';
import { Button, Modal } from '@rostrum/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { describePlace } from './suggestion-words.ts';
import styles from './from-elsewhere.module.css';
import { useAccept } from './use-accept.ts';

const mostShown = 50;

export interface FoundSuggestions {
  /** Where they were read: "maren.vcf", "the CV". */
  source: string;
  items: readonly ProfileSuggestion[];
  /** What else is to be said of it, in sentences. */
  notes: readonly string[];
}

interface SuggestionsDialogProps {
  person: PersonDetail;
  isOwn: boolean;
  found: FoundSuggestions;
  onClose: () => void;
}

/** Suggestions one by one: each is put into the profile or left out, and nothing happens by itself. */
export function SuggestionsDialog({ person, isOwn, found, onClose }: SuggestionsDialogProps) {
  const [left, setLeft] = useState(found.items);
  const [told, setTold] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const summary = useRef<HTMLParagraphElement>(null);
  const { accept, isSaving } = useAccept(person, isOwn);
  /** The place whose row went away; the next row takes the focus. */
  const gone = useRef<number>(undefined);
  useEffect(() => {
    // While something is saved the buttons take no focus.
    if (gone.current === undefined || isSaving) return;
    const rows = list.current?.querySelectorAll('li');
    const next = rows?.[Math.min(gone.current, rows.length - 1)]?.querySelector('button');
    (next ?? summary.current)?.focus();
    gone.current = undefined;
  }, [left, isSaving]);

  const drop = (suggestion: ProfileSuggestion, text: string) => {
    gone.current = left.indexOf(suggestion);
    setLeft(left.filter((one) => one !== suggestion));
    setTold(text);
  };
  const take = async (suggestion: ProfileSuggestion) => {
    try {
      const { isWaiting } = await accept(suggestion);
      drop(suggestion, `${isWaiting ? 'Waiting for approval' : 'Saved'}: ${suggestion.title}`);
    } catch (error) {
      setTold(`Could not save it. ${error instanceof Error ? error.message : ''}`);
    }
  };
  return (
    <Modal
      open
      width={720}
      title={`Read in ${found.source}`}
      onCancel={onClose}
      footer={[
        <Button key="close" type="primary" onClick={onClose}>
          Done
        </Button>,
      ]}
    >
      <p ref={summary} tabIndex={-1}>
        {found.items.length === 0
          ? 'Nothing new was found.'
          : left.length === 0
            ? 'That was all.'
            : 'Nothing is in the profile until you accept it.'}{' '}
        {found.notes.join(' ')}
      </p>
      <p className={styles.told} aria-live="polite">
        {told}
      </p>
      <ul ref={list} className={styles.list}>
        {left.slice(0, mostShown).map((suggestion) => {
          const { title, detail, kind } = suggestion;
          const isReplacing = kind === 'field' && detail !== '';
          return (
            <li key={found.items.indexOf(suggestion)} className={styles.row}>
              <div className={styles.words}>
                <span className="r-secondary">{describePlace(suggestion)}</span>
                <span className={styles.title}>{title}</span>
                {detail === '' ? null : (
                  <span className="r-secondary">{isReplacing ? `Now: ${detail}` : detail}</span>
                )}
              </div>
              <div className={styles.actions}>
                <Button
                  size="small"
                  disabled={isSaving}
                  aria-label={`${isReplacing ? 'Replace with' : 'Add'}: ${title}`}
                  onClick={() => void take(suggestion)}
                >
                  {isReplacing ? 'Replace' : 'Add'}
                </Button>
                <Button
                  size="small"
                  type="text"
                  disabled={isSaving}
                  aria-label={`Leave out: ${title}`}
                  onClick={() => drop(suggestion, `Left out: ${title}`)}
                >
                  Leave out
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {left.length > mostShown ? (
        <p className="r-secondary">{left.length - mostShown} more follow as you go through these.</p>
      ) : null}
    </Modal>
  );
}

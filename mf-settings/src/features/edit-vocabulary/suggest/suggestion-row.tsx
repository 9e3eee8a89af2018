import {
  classifications,
  type ClassificationTerm,
  type EditableScheme,
  type TermSuggestion,
} from '@rostrum/contracts/settings';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { Button, notify } from '@rostrum/ui-kit';
import { countText } from '../scheme-words.ts';
import styles from '../vocabulary.module.css';

/** Where a suggested word was typed. */
function describeSource({ source, count, names }: TermSuggestion): string {
  if (source === 'searches')
    return `${countText(count, 'person', 'people')} searched for it and found no one`;
  const more = count - names.length;
  return `In the ${count === 1 ? 'profile' : 'profiles'} of ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

interface SuggestionRowProps {
  suggestion: TermSuggestion;
  scheme: EditableScheme;
  onAdd: (text: string) => void;
  /** A term that the word is nearly. */
  near?: ClassificationTerm | undefined;
  onAddTo: (text: string, near?: string) => void;
}

/** One suggested word: a term of its own, an entry term of another, or neither. */
export function SuggestionRow({ suggestion, scheme, near, onAdd, onAddTo }: SuggestionRowProps) {
  const dismiss = useContractMutation(classifications.dismiss);
  const { text } = suggestion;
  const setDismissed = (dismissed: boolean) => dismiss.mutateAsync({ body: { scheme, text, dismissed } });
  const away = () =>
    setDismissed(true).then(
      () => {
        notify.success({
          title: `${text} is not suggested again.`,
          undo: {
            run: () =>
              setDismissed(false).then(() => undefined, tellRefusal(`Could not suggest ${text} again.`)),
          },
        });
      },
      tellRefusal(`Could not dismiss ${text}.`),
    );
  return (
    <li className={styles.row}>
      <div>
        <strong>{text}</strong>
        <p className={styles.quiet}>{describeSource(suggestion)}</p>
        {near ? <p className={styles.near}>Nearly the same as {near.title}</p> : null}
      </div>
      <div className={styles.buttons}>
        <Button aria-label={`Add ${text}`} onClick={() => onAdd(text)}>
          Add
        </Button>
        <Button aria-label={`Add to a term: ${text}`} onClick={() => onAddTo(text, near?.id)}>
          Add to a term
        </Button>
        <Button
          type="text"
          aria-label={`Dismiss ${text}`}
          loading={dismiss.isPending}
          onClick={() => void away()}
        >
          Dismiss
        </Button>
      </div>
    </li>
  );
}

import { isApiError } from '@rostrum/api-client';
import { autocompleteMinimumCharacters, maximumBeats, search, cutText } from '@rostrum/contracts';
import { useApiClient } from '@rostrum/remote-runtime';
import { notify, Typeahead, wordSuggestions, XIcon, type Suggest } from '@rostrum/ui-kit';
import { useMemo } from 'react';
import { useSetBeats } from './saved-searches.queries.ts';
import styles from './saved-searches.module.css';

/** Adds and removes beats; each change is kept at once. */
export function BeatsEditor({ beats }: { beats: readonly string[] }) {
  const api = useApiClient();
  const set = useSetBeats();
  const shown = set.isPending && set.variables ? set.variables.body.beats : beats;
  const suggest = useMemo<Suggest>(
    () => async (text, signal) => {
      if (text.length < autocompleteMinimumCharacters) return [];
      const { items } = await api.call(search.classifications, { query: { q: text }, signal });
      return [
        wordSuggestions(
          'Topics',
          items.map(({ title }) => title),
        ),
      ];
    },
    [api],
  );

  async function keep(next: readonly string[]) {
    try {
      await set.mutateAsync({ body: { beats: [...next] } });
    } catch (error) {
      notify.error({
        title: 'Your beats could not be saved.',
        description: isApiError(error) ? error.message : 'Check the connection and try again.',
      });
    }
  }

  function add(text: string) {
    const beat = cutText(text.trim(), 80);
    if (beat === '' || shown.some((each) => each.toLowerCase() === beat.toLowerCase())) return;
    void keep([...shown, beat]);
  }

  return (
    <div className={styles.beats}>
      {shown.length > 0 && (
        <ul className={styles.list} aria-label="Your beats">
          {shown.map((beat) => (
            <li key={beat} className={styles.beatsBeat}>
              <span>{beat}</span>
              <button
                type="button"
                className={styles.remove}
                aria-label={`Remove ${beat}`}
                disabled={set.isPending}
                onClick={() => void keep(shown.filter((each) => each !== beat))}
              >
                <XIcon aria-hidden size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {shown.length < maximumBeats ? (
        <Typeahead
          label="Add a beat"
          placeholder="Add a beat, like sea level"
          suggest={suggest}
          takes="suggestions and new"
          clearOnChoose
          maxLength={80}
          onChoose={add}
        />
      ) : (
        <p className={styles.full}>{maximumBeats} beats are the most. Remove one to add another.</p>
      )}
    </div>
  );
}

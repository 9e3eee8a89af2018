import type { ClassificationTerm, EditableScheme } from '@rostrum/contracts/settings';
import { Button, Card, PanelError } from '@rostrum/ui-kit';
import { useMemo, useState } from 'react';
import { indexNames } from '../near/near-duplicates.ts';
import { useSuggestions } from '../vocabulary.queries.ts';
import styles from '../vocabulary.module.css';
import { EntryTermDialog } from './entry-term-dialog.tsx';
import { SuggestionRow } from './suggestion-row.tsx';

const shownFirst = 5;

interface SuggestionsCardProps {
  scheme: EditableScheme;
  terms: readonly ClassificationTerm[];
  onAdd: (text: string) => void;
}

/** Words that are no term yet: of profiles, and of searches that found nobody. */
export function SuggestionsCard({ scheme, terms, onAdd }: SuggestionsCardProps) {
  const { data, isError, isFetching, refetch } = useSuggestions(scheme);
  const [isAll, setIsAll] = useState(false);
  const [word, setWord] = useState<{ text: string; near?: string | undefined }>();
  const findNear = useMemo(() => indexNames(terms), [terms]);
  const items = data?.items ?? [];
  if (isError && !data)
    return (
      <Card title="Suggestions">
        <PanelError onRetry={() => void refetch()} retrying={isFetching} />
      </Card>
    );
  return (
    <Card title="Suggestions" {...(data && { hint: items.length })}>
      {data && items.length === 0 ? (
        <p className={styles.quiet}>Every word of the profiles is a term or an entry term.</p>
      ) : (
        <ul className={styles.rows} aria-label="Suggestions">
          {items.slice(0, isAll ? items.length : shownFirst).map((suggestion) => (
            <SuggestionRow
              key={`${suggestion.source} ${suggestion.text}`}
              suggestion={suggestion}
              scheme={scheme}
              onAdd={onAdd}
              near={findNear(suggestion.text)}
              onAddTo={(text, near) => setWord({ text, near })}
            />
          ))}
        </ul>
      )}
      {items.length > shownFirst && !isAll ? (
        <Button onClick={() => setIsAll(true)}>Show all {items.length}</Button>
      ) : null}
      {word === undefined ? null : (
        <EntryTermDialog {...word} terms={terms} onClose={() => setWord(undefined)} />
      )}
    </Card>
  );
}

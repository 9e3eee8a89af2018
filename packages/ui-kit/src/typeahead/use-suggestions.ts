import { autocompleteMinimumCharacters, typeaheadDelayMs, typeaheadMaximumResults } from '@rostrum/contracts';
import { useEffect, useRef, useState } from 'react';
import { shareOut } from './share-out.ts';
import type { Suggest, SuggestionGroup } from './suggestion.ts';

export interface Suggestions {
  /** The text they belong to. */
  text: string;
  groups: readonly SuggestionGroup[];
  state: 'idle' | 'loading' | 'ready' | 'failed';
}

const nothing: Suggestions = { text: '', groups: [], state: 'idle' };
/** Going back and forth over a word asks once; a field that stays open all day does not keep everything. */
const keptAnswers = 50;

/** Suggestions for a text: from three characters on, once typing rests for 200 ms, at most 100 (specification, section 9). */
export function useSuggestions(
  text: string,
  suggest: Suggest,
  minimum = autocompleteMinimumCharacters,
): Suggestions {
  const [suggestions, setSuggestions] = useState<Suggestions>(nothing);
  const lookUp = useRef(suggest);
  const answers = useRef(new Map<string, readonly SuggestionGroup[]>());
  useEffect(() => {
    if (lookUp.current !== suggest) answers.current.clear();
    lookUp.current = suggest;
  }, [suggest]);

  const query = text.trim();
  const isLongEnough = [...query].length >= minimum;
  useEffect(() => {
    if (!isLongEnough) {
      setSuggestions(nothing);
      return undefined;
    }
    const known = answers.current.get(query);
    if (known) {
      setSuggestions({ text: query, groups: known, state: 'ready' });
      return undefined;
    }
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      setSuggestions((before) => ({ ...before, text: query, state: 'loading' }));
      try {
        const found = shareOut(await lookUp.current(query, controller.signal), typeaheadMaximumResults);
        if (controller.signal.aborted) return;
        keep(answers.current, query, found);
        setSuggestions({ text: query, groups: found, state: 'ready' });
      } catch {
        if (!controller.signal.aborted) setSuggestions({ text: query, groups: [], state: 'failed' });
      }
    }, typeaheadDelayMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, isLongEnough]);

  return suggestions;
}

function keep(
  answers: Map<string, readonly SuggestionGroup[]>,
  query: string,
  found: readonly SuggestionGroup[],
): void {
  answers.set(query, found);
  const [oldest] = answers.keys();
  if (answers.size > keptAnswers && oldest !== undefined) answers.delete(oldest);
}

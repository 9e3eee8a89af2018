import { autocompleteMinimumCharacters, typeaheadDelayMs, typeaheadMaximumResults } from '@rostrum/contracts';
import { useEffect, useRef, useState } from 'react';

/** Looks suggestions up; the signal ends a search that newer typing has overtaken. */
export type Suggest = (text: string, signal: AbortSignal) => Promise<readonly string[]>;

export interface Suggestions {
  /** The text they belong to. */
  text: string;
  items: readonly string[];
  state: 'idle' | 'loading' | 'ready' | 'failed';
}

const nothing: Suggestions = { text: '', items: [], state: 'idle' };

/** Suggestions for a text: from three characters on, once typing rests for 200 ms, at most 100. */
export function useSuggestions(
  text: string,
  suggest: Suggest,
  minimum = autocompleteMinimumCharacters,
): Suggestions {
  const [suggestions, setSuggestions] = useState<Suggestions>(nothing);
  const lookUp = useRef(suggest);
  useEffect(() => {
    lookUp.current = suggest;
  });

  const query = text.trim();
  const isLongEnough = query.length >= minimum;
  useEffect(() => {
    if (!isLongEnough) {
      setSuggestions(nothing);
      return undefined;
    }
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      setSuggestions((before) => ({ ...before, text: query, state: 'loading' }));
      try {
        const items = await lookUp.current(query, controller.signal);
        if (!controller.signal.aborted)
          setSuggestions({ text: query, items: items.slice(0, typeaheadMaximumResults), state: 'ready' });
      } catch {
        if (!controller.signal.aborted) setSuggestions({ text: query, items: [], state: 'failed' });
      }
    }, typeaheadDelayMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, isLongEnough]);

  return suggestions;
}

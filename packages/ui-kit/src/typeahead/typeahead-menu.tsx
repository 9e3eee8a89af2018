import { fixedTexts } from '@rostrum/contracts';
import { useEffect, useRef } from 'react';
import { MatchedText } from './matched-text.tsx';
import type { Suggestions } from './use-suggestions.ts';

export interface TypeaheadMenuProps {
  id: string;
  label: string;
  suggestions: Suggestions;
  items: readonly string[];
  hasMore: boolean;
  active: number;
  onChoose: (item: string) => void;
  onMore: () => void;
}

/** The suggestions under a Typeahead, at most 300 px high. */
export function TypeaheadMenu({ id, label, suggestions, items, hasMore, active, onChoose, onMore }: TypeaheadMenuProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  const { state, text } = suggestions;
  const option = (index: number) => ({
    id: `${id}-${index}`,
    role: 'option',
    'aria-selected': index === active,
    // The field keeps the focus; a press on an option must not take it.
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
  });

  return (
    <ul className="r-typeahead__menu" role="listbox" id={`${id}-menu`} aria-label={label} ref={list}>
      {items.map((item, index) => (
        <li key={item} {...option(index)} onClick={() => onChoose(item)}>
          <MatchedText text={item} part={text} />
        </li>
      ))}
      {hasMore ? (
        <li {...option(items.length)} className="r-typeahead__more" onClick={onMore}>
          {fixedTexts.moreResults}
        </li>
      ) : null}
      {items.length === 0 ? (
        <li className="r-typeahead__note" role="presentation">
          {state === 'loading' ? 'Searching' : state === 'failed' ? 'Suggestions did not load. Press Enter to search.' : fixedTexts.noMatches}
        </li>
      ) : null}
    </ul>
  );
}

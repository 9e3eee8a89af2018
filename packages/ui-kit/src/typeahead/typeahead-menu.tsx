import { fixedTexts } from '@rostrum/contracts';
import { useEffect, useRef, type ReactNode } from 'react';
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
export function TypeaheadMenu({
  id,
  label,
  suggestions,
  items,
  hasMore,
  active,
  onChoose,
  onMore,
}: TypeaheadMenuProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  return (
    <ul className="r-typeahead__menu" role="listbox" id={`${id}-menu`} aria-label={label} ref={list}>
      {items.map((item, index) => (
        <Option key={item} id={`${id}-${index}`} active={index === active} onTake={() => onChoose(item)}>
          <MatchedText text={item} part={suggestions.text} />
        </Option>
      ))}
      {hasMore ? (
        <Option id={`${id}-${items.length}`} active={active === items.length} onTake={onMore}>
          <span className="r-typeahead__more">{fixedTexts.moreResults}</span>
        </Option>
      ) : null}
      {items.length === 0 ? (
        <li className="r-typeahead__note" role="presentation">
          {noteOf(suggestions.state)}
        </li>
      ) : null}
    </ul>
  );
}

function noteOf(state: Suggestions['state']): string {
  if (state === 'loading') return 'Searching';
  if (state === 'failed') return 'Suggestions did not load. Press Enter to search.';
  return fixedTexts.noMatches;
}

interface OptionProps {
  id: string;
  active: boolean;
  onTake: () => void;
  children: ReactNode;
}

const Option = ({ id, active, onTake, children }: OptionProps) => (
  <li
    id={id}
    role="option"
    aria-selected={active}
    onMouseDown={(event) => {
      // Taken on the press and not on the click: a click would first take the focus from the field and close the menu.
      event.preventDefault();
      onTake();
    }}
  >
    {children}
  </li>
);

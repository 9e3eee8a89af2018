import { fixedTexts } from '@rostrum/contracts';
import { useEffect, useRef, type ReactNode } from 'react';
import { Kbd } from '../a11y/kbd.tsx';
import { classNames } from '../class-names.ts';
import { Highlight } from '../text/highlight.tsx';
import type { Suggestion } from './suggestion.ts';
import type { TypeaheadState } from './use-typeahead.ts';

export interface TypeaheadMenuProps {
  label: string;
  state: TypeaheadState;
}

const notes = {
  idle: '',
  loading: 'Searching',
  failed: 'Suggestions did not load. Press Enter to search.',
  ready: fixedTexts.noMatches,
};

/** The suggestions under a Typeahead, at most 300 px high (specification, section 9). */
export function TypeaheadMenu({ label, state }: TypeaheadMenuProps) {
  const { id, groups, rows, current, suggestions } = state;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);
  const terms = suggestions.text.split(/\s+/);
  const found = groups.flatMap(({ items }) => items);
  const option = (index: number, children: ReactNode, isMore = false) => (
    <Option
      key={`${id}-${index}`}
      id={`${id}-${index}`}
      isMore={isMore}
      isActive={index === current}
      onTake={() => state.takeRow(rows[index])}
    >
      {children}
    </Option>
  );

  return (
    <div className="r-typeahead__menu" role="listbox" id={`${id}-menu`} aria-label={label} ref={list}>
      {groups.map(({ label: name, items }) => (
        <div key={name} role="group" aria-label={name}>
          {groups.length > 1 ? (
            <div className="r-typeahead__group" aria-hidden>
              {name}
            </div>
          ) : null}
          {items.map((item) => option(found.indexOf(item), <Words item={item} terms={terms} />))}
        </div>
      ))}
      {rows.map((row, index) => {
        if (row.kind === 'new') return option(index, `${fixedTexts.newSelectionPrefix}${row.text}`);
        if (row.kind === 'more') return option(index, fixedTexts.moreResults, true);
        return null;
      })}
      {rows.length === 0 ? (
        <div className="r-typeahead__note" role="presentation">
          {notes[suggestions.state]}
        </div>
      ) : null}
    </div>
  );
}

const Words = ({ item, terms }: { item: Suggestion; terms: readonly string[] }) => (
  <>
    {item.picture ? <span className="r-typeahead__picture">{item.picture}</span> : null}
    <span className="r-typeahead__words">
      <span className="r-typeahead__text">
        <Highlight text={item.text} terms={terms} />
      </span>
      {item.description ? (
        <span className="r-typeahead__description">
          <Highlight text={item.description} terms={terms} />
        </span>
      ) : null}
    </span>
    {item.note ? <span className="r-typeahead__end">{item.note}</span> : null}
  </>
);

interface OptionProps {
  id: string;
  isActive: boolean;
  isMore: boolean;
  onTake: () => void;
  children: ReactNode;
}

/** The keys are handled by the field, which keeps the focus all the time. */
const Option = ({ id, isActive, isMore, onTake, children }: OptionProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys of its options
  <div
    id={id}
    className={classNames('r-typeahead__option', isMore && 'r-typeahead__option--more')}
    role="option"
    tabIndex={-1}
    aria-selected={isActive}
    // The press would take the focus from the field, and the menu with it, before the click arrives.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onTake}
  >
    {children}
    {isActive ? (
      <span className="r-typeahead__enter" aria-hidden>
        <Kbd>↵</Kbd>
      </span>
    ) : null}
  </div>
);

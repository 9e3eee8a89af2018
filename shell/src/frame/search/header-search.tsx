import { autocompleteMinimumCharacters, fixedTexts, typeaheadDelayMs } from '@rostrum/contracts';
import { Avatar, Kbd, SearchIcon, TagIcon, announce, useDebounced, useNavigation } from '@rostrum/ui-kit';
import { useId, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { searchAddress } from './search-address.ts';
import { useSearchSuggestions, type Suggestion } from './search-suggestions.queries.ts';
import './header-search.css';

/** More than fits the menu is shown on request. */
const firstShown = 20;

export interface HeaderSearchProps {
  ref?: Ref<HTMLInputElement>;
  /** Called when the search has been left: a choice made, or Escape in an empty field. */
  onLeave?: () => void;
}

/** Search by name or expertise: suggestions from the third character, Enter or a choice opens the search page. */
export function HeaderSearch({ ref, onLeave }: HeaderSearchProps) {
  const id = useId();
  const navigate = useNavigation();
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);

  const typed = text.trim();
  const asked = useDebounced(typed, typeaheadDelayMs);
  const { suggestions, isSettled, hasFailed } = useSearchSuggestions(asked);
  const isLongEnough = typed.length >= autocompleteMinimumCharacters && asked.length >= autocompleteMinimumCharacters;
  const shown = showsAll ? suggestions : suggestions.slice(0, firstShown);
  const isEmpty = isSettled && suggestions.length === 0 && !hasFailed;
  const isExpanded = isOpen && isLongEnough && (shown.length > 0 || isEmpty);

  function reset() {
    setText('');
    setIsOpen(false);
    setActive(-1);
    setShowsAll(false);
  }

  function search(query: string) {
    if (!query) return;
    navigate?.(searchAddress(query));
    reset();
    onLeave?.();
  }

  function choose({ title }: Suggestion) {
    announce(fixedTexts.newSelectionPrefix + title);
    search(title);
  }

  function move(step: number) {
    setIsOpen(true);
    if (shown.length === 0) return;
    const next = (active + step + shown.length + 1) % (shown.length + 1);
    const index = next === shown.length ? -1 : next;
    setActive(index);
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const chosen = isExpanded ? shown[active] : undefined;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        // Up from the field itself reaches the last suggestion.
        return move(event.key === 'ArrowDown' ? 1 : active < 0 ? shown.length : -1);
      case 'Enter':
        event.preventDefault();
        return chosen ? choose(chosen) : search(typed);
      case 'Escape':
        if (isExpanded) return setIsOpen(false);
        if (text) return reset();
        return onLeave?.();
    }
  }

  return (
    <search className="f-search">
      <SearchIcon aria-hidden />
      <input
        ref={ref}
        className="f-search__field"
        type="text"
        role="combobox"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={fixedTexts.searchPlaceholder}
        placeholder={fixedTexts.searchPlaceholder}
        aria-expanded={isExpanded}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isExpanded && active >= 0 ? `${id}-${active}` : undefined}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setIsOpen(true);
          setActive(-1);
          setShowsAll(false);
        }}
        onFocus={() => setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        onKeyDown={onKeyDown}
      />
      {text ? null : (
        <span className="f-search__key" aria-hidden>
          <Kbd>/</Kbd>
        </span>
      )}
      <div className="f-search__menu" hidden={!isExpanded} onMouseDown={(event) => event.preventDefault()}>
        <ul ref={list} id={`${id}-list`} role="listbox" aria-label="Suggestions">
          {shown.map((suggestion, index) => (
            <li
              key={suggestion.key}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              className="f-search__option"
              onMouseMove={() => setActive(index)}
              onClick={() => choose(suggestion)}
            >
              {suggestion.kind === 'person' ? (
                <Avatar src={suggestion.image} username={suggestion.username ?? ''} width={28} height={28} decorative />
              ) : (
                <span className="f-search__topic">
                  <TagIcon aria-hidden />
                </span>
              )}
              <span className="f-search__words">
                <span>{suggestion.title}</span>
                <span className="r-caption">{suggestion.detail}</span>
              </span>
            </li>
          ))}
        </ul>
        {shown.length < suggestions.length ? (
          <button type="button" tabIndex={-1} className="f-search__more" onClick={() => setShowsAll(true)}>
            {fixedTexts.moreResults}
          </button>
        ) : null}
        {isEmpty ? <p className="f-search__none">{fixedTexts.noMatches}</p> : null}
      </div>
      <span className="r-visually-hidden" role="status">
        {isExpanded ? (isEmpty ? fixedTexts.noMatches : `${suggestions.length} suggestions`) : ''}
      </span>
    </search>
  );
}

import { fixedTexts } from '@rostrum/contracts';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { announce } from '../a11y/announce.ts';
import { Kbd } from '../a11y/kbd.tsx';
import { classNames } from '../class-names.ts';
import { SearchIcon, XIcon } from '../icons.ts';
import { TypeaheadMenu } from './typeahead-menu.tsx';
import { useSuggestions, type Suggest } from './use-suggestions.ts';
import './typeahead.css';

export interface TypeaheadProps {
  label: string;
  placeholder?: string;
  suggest: Suggest;
  /** A suggestion that was chosen, or the text as typed when Enter is pressed. */
  onChoose: (text: string) => void;
  /** Empties the field after a choice (the header's search); otherwise the choice stays in it. */
  clearOnChoose?: boolean;
  /** What the field holds at first. */
  initialText?: string;
  /** The key that focuses it, shown at its end. */
  shortcut?: string;
  size?: 'middle' | 'large';
  maxLength?: number;
  inputRef?: Ref<HTMLInputElement>;
}

/** How many suggestions are shown before "Display additional results...". */
const pageSize = 10;

/** A search field with suggestions: arrows choose, Enter takes, Esc closes. */
export function Typeahead({
  label,
  placeholder = label,
  suggest,
  onChoose,
  clearOnChoose = false,
  initialText = '',
  shortcut,
  size = 'middle',
  maxLength = 200,
  inputRef,
}: TypeaheadProps) {
  const [text, setText] = useState(initialText);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [shown, setShown] = useState(pageSize);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  // Nothing is looked up for a text that was put there, only for one that is being typed.
  const suggestions = useSuggestions(open ? text : '', suggest);
  const items = suggestions.items.slice(0, shown);
  const hasMore = suggestions.items.length > shown;
  const isMenuOpen = open && suggestions.state !== 'idle';

  useEffect(() => {
    setActive(-1);
    setShown(pageSize);
    if (suggestions.state !== 'ready') return;
    const count = suggestions.items.length;
    announce(count === 0 ? fixedTexts.noMatches : `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`);
  }, [suggestions]);

  const choose = (chosen: string) => {
    const choice = chosen.trim();
    if (!choice) return;
    setOpen(false);
    setText(clearOnChoose ? '' : choice);
    announce(`${fixedTexts.newSelectionPrefix}${choice}`);
    onChoose(choice);
  };

  const showMore = () => setShown((count) => count + pageSize);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const count = items.length + (hasMore ? 1 : 0);
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        if (!isMenuOpen || count === 0) return;
        event.preventDefault();
        const step = event.key === 'ArrowDown' ? 1 : -1;
        // Position -1 is the text itself, so that going on past the last suggestion comes back to it.
        setActive((current) => ((current + 1 + step + count + 1) % (count + 1)) - 1);
        return;
      }
      case 'Enter': {
        event.preventDefault();
        if (isMenuOpen && hasMore && active === items.length) showMore();
        else choose((isMenuOpen ? items[active] : undefined) ?? text);
        return;
      }
      case 'Escape':
        if (isMenuOpen) event.stopPropagation();
        if (!isMenuOpen && text) setText('');
        setOpen(false);
        return;
      default:
    }
  };

  return (
    <div
      ref={box}
      className={classNames('r-typeahead', `r-typeahead--${size}`)}
      onBlur={(event) => {
        if (!box.current?.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <SearchIcon className="r-typeahead__icon" aria-hidden />
      <input
        ref={inputRef}
        className="r-typeahead__field"
        type="text"
        role="combobox"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={isMenuOpen}
        aria-controls={`${id}-menu`}
        aria-activedescendant={isMenuOpen && active >= 0 ? `${id}-${active}` : undefined}
        placeholder={placeholder}
        maxLength={maxLength}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
      />
      {text ? (
        <button
          type="button"
          className="r-typeahead__clear"
          aria-label="Clear"
          onClick={(event) => {
            setText('');
            setOpen(false);
            event.currentTarget.parentElement?.querySelector('input')?.focus();
          }}
        >
          <XIcon aria-hidden />
        </button>
      ) : shortcut ? (
        <Kbd>{shortcut}</Kbd>
      ) : null}
      {isMenuOpen ? (
        <TypeaheadMenu
          id={id}
          label={label}
          suggestions={suggestions}
          items={items}
          hasMore={hasMore}
          active={active}
          onChoose={choose}
          onMore={showMore}
        />
      ) : null}
    </div>
  );
}

import { fixedTexts } from '@rostrum/contracts';
import { announce, Button, SearchIcon, XIcon } from '@rostrum/ui-kit';
import { useEffect, useRef, useState } from 'react';
import './search-box.css';
import { SuggestionList } from './suggestion-list.tsx';
import { useSuggestions, type SuggestedPerson } from './suggestions.queries.ts';
import { useCombobox } from './use-combobox.ts';

export interface SearchBoxProps {
  /** What was searched for, on the page that shows it. */
  value?: string;
  /** Large with a button on the seeker's home; plain over results. */
  size?: 'large' | 'plain';
  autoFocus?: boolean;
  onSearch: (text: string) => void;
  onChoosePerson: (person: SuggestedPerson) => void;
}

/** The search of the page's body: suggestions while typing, Enter for all results. */
export function SearchBox({
  value = '',
  size = 'plain',
  autoFocus = false,
  onSearch,
  onChoosePerson,
}: SearchBoxProps) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const field = useRef<HTMLInputElement>(null);
  // Closed until somebody types: a text that stands there already is no question.
  const [isOpen, setIsOpen] = useState(false);
  const suggestions = useSuggestions(text, isOpen);
  const { people, topics } = suggestions;

  const search = (query: string) => {
    setIsOpen(false);
    onSearch(query.trim());
  };
  const choose = (index: number) => {
    const person = people[index];
    const topic = topics[index - people.length];
    if (!person && !topic) return search(text);
    announce(fixedTexts.newSelectionPrefix + (person ?? topic)?.title);
    setIsOpen(false);
    if (person) return onChoosePerson(person);
    if (topic) {
      setText(topic.title);
      onSearch(topic.title);
    }
  };
  const combobox = useCombobox({
    isOpen,
    onToggle: setIsOpen,
    count: suggestions.isOn ? people.length + topics.length + 1 : 0,
    query: text,
    onChoose: choose,
  });
  const isShown = isOpen && suggestions.isOn;

  return (
    <form
      role="search"
      className={`sk-search-box sk-search-box--${size}`}
      onSubmit={(event) => {
        event.preventDefault();
        search(text);
      }}
    >
      <SearchIcon aria-hidden size={size === 'large' ? 20 : 18} />
      <input
        {...combobox.inputProps}
        ref={field}
        aria-label={fixedTexts.searchPlaceholder}
        className="sk-search-box__input"
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        // The question of the page is what this field answers, so the keyboard starts in it.
        autoFocus={autoFocus}
        maxLength={100}
        placeholder={fixedTexts.searchPlaceholder}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setIsOpen(true);
        }}
        onBlur={() => setIsOpen(false)}
      />
      {text !== '' && (
        <button
          type="button"
          className="sk-search-box__clear"
          aria-label="Clear the search"
          onClick={() => {
            setText('');
            field.current?.focus();
          }}
        >
          <XIcon aria-hidden />
        </button>
      )}
      {size === 'large' && (
        <Button type="primary" htmlType="submit" className="sk-search-box__button">
          Search
        </Button>
      )}
      {isShown && <SuggestionList suggestions={suggestions} typed={text} combobox={combobox} />}
    </form>
  );
}

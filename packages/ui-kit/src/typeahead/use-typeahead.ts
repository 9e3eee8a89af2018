import { isComposing } from '../keyboard/is-composing.ts';
import { autocompleteMinimumCharacters, fixedTexts, typeaheadMaximumResults } from '@rostrum/contracts';
import { useEffect, useId, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { announce } from '../a11y/announce.ts';
import { countOf, shareOut } from './share-out.ts';
import type { Suggest, Suggestion } from './suggestion.ts';
import { useSuggestions } from './use-suggestions.ts';

/** How many suggestions are shown before "Display additional results...", and how many each use of it adds. */
const pageSize = 10;

export interface TypeaheadBehaviour {
  suggest: Suggest;
  initialText: string;
  clearOnChoose: boolean;
  takes: 'text' | 'suggestions' | 'suggestions and new';
  /** Shows everything as soon as the field is selected, and narrows it from the first character on. */
  listsAll: boolean;
  onChoose: (text: string, suggestion: Suggestion | null) => void;
  onClear?: (() => void) | undefined;
}

type Row = { kind: 'suggestion'; suggestion: Suggestion } | { kind: 'new'; text: string } | { kind: 'more' };

/** What a Typeahead knows and does; its looks are elsewhere. */
export function useTypeahead({
  suggest,
  initialText,
  clearOnChoose,
  takes,
  listsAll,
  onChoose,
  onClear,
}: TypeaheadBehaviour) {
  const [text, setText] = useState(initialText);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shownFirst = listsAll ? typeaheadMaximumResults : pageSize;
  const [shown, setShown] = useState(shownFirst);
  const [isTyped, setIsTyped] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const id = useId();
  useEffect(() => {
    setText(initialText);
    setIsTyped(false);
  }, [initialText]);

  // Nothing is looked up for a text that was put there, nor for half a character of an input method.
  const suggestions = useSuggestions(
    isTyped && !isChoosing ? text : '',
    suggest,
    listsAll ? (open ? 0 : Infinity) : autocompleteMinimumCharacters,
  );
  const groups = shareOut(suggestions.groups, shown);
  const total = countOf(suggestions.groups);
  const found = groups.flatMap(({ items }) => items);
  const typed = text.trim();
  const isNew =
    takes === 'suggestions and new' &&
    suggestions.state === 'ready' &&
    typed !== '' &&
    !suggestions.groups.some(({ items }) =>
      items.some((item) => item.text.toLocaleLowerCase() === typed.toLocaleLowerCase()),
    );
  const rows: Row[] = [
    ...found.map((suggestion): Row => ({ kind: 'suggestion', suggestion })),
    ...(isNew ? [{ kind: 'new', text: typed } as const] : []),
    ...(total > found.length ? [{ kind: 'more' } as const] : []),
  ];
  const isMenuOpen = open && suggestions.state !== 'idle';
  const current = active < rows.length ? active : -1;

  useEffect(() => {
    setActive(-1);
    setShown(shownFirst);
    if (suggestions.state !== 'ready') return;
    const count = countOf(suggestions.groups);
    announce(count === 0 ? fixedTexts.noMatches : `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`);
  }, [suggestions, shownFirst]);

  function take(choice: string, suggestion: Suggestion | null) {
    setOpen(false);
    setIsTyped(false);
    setText(clearOnChoose ? '' : choice);
    announce(`${fixedTexts.newSelectionPrefix}${choice}`);
    onChoose(choice, suggestion);
  }

  function takeRow(row: Row | undefined) {
    if (row?.kind === 'more') setShown((count) => count + pageSize);
    else if (row?.kind === 'new') take(row.text, null);
    else if (row) take(row.suggestion.text, row.suggestion);
    else if (typed !== '' && takes === 'text') take(typed, null);
  }

  function clear() {
    setText('');
    setOpen(false);
    onClear?.();
  }

  function move(step: 1 | -1) {
    // Position -1 is the text itself, so that going on past the last suggestion comes back to it.
    setActive(((current + 1 + step + rows.length + 1) % (rows.length + 1)) - 1);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Enter and arrows belong to the input method as long as it is choosing a character.
    if (isComposing(event.nativeEvent)) return;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        if (!open) {
          setOpen(true);
          setIsTyped(true);
          setActive(0);
          return;
        }
        if (isMenuOpen && rows.length > 0) move(event.key === 'ArrowDown' ? 1 : -1);
        return;
      case 'Enter':
        // The form around it is never sent by a choice (specification, section 5).
        event.preventDefault();
        takeRow(isMenuOpen ? rows[current] : undefined);
        return;
      case 'Escape':
        if (isMenuOpen) event.stopPropagation();
        if (!isMenuOpen && text) clear();
        setOpen(false);
        return;
      default:
    }
  }

  return {
    id,
    text,
    suggestions,
    groups,
    rows,
    current,
    isMenuOpen,
    takeRow,
    /** Takes the text as typed, as a search button does. */
    submit: () => takeRow(undefined),
    clear,
    close: () => setOpen(false),
    inputProps: {
      role: 'combobox' as const,
      autoComplete: 'off',
      spellCheck: false,
      'aria-autocomplete': 'list' as const,
      'aria-expanded': isMenuOpen,
      'aria-controls': `${id}-menu`,
      'aria-activedescendant': isMenuOpen && current >= 0 ? `${id}-${current}` : undefined,
      value: text,
      onClick: () => {
        if (!listsAll) return;
        setIsTyped(true);
        setOpen(true);
      },
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setText(event.target.value);
        setIsTyped(true);
        setOpen(true);
      },
      onCompositionStart: () => setIsChoosing(true),
      onCompositionEnd: () => setIsChoosing(false),
      onKeyDown,
    },
  };
}

export type TypeaheadState = ReturnType<typeof useTypeahead>;

import { useEffect, useId, useState, type KeyboardEvent } from 'react';

export interface ComboboxOptions {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** How many options are on screen. */
  count: number;
  /** What the options belong to: when it changes, the first key starts from the top again. */
  query: string;
  onChoose: (index: number) => void;
}

/** Keyboard and names of a combobox: arrows move, Enter chooses, Esc closes; the focus stays in the field. */
export function useCombobox({ isOpen, onToggle, count, query, onChoose }: ComboboxOptions) {
  const listId = useId();
  const [active, setActive] = useState(-1);
  useEffect(() => setActive(-1), [query]);
  const optionId = (index: number) => `${listId}-${index}`;
  const current = active < count ? active : -1;

  useEffect(() => {
    if (isOpen && current >= 0)
      document.getElementById(`${listId}-${current}`)?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, current, listId]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      onToggle(false);
      setActive(-1);
      return;
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) {
        // The options come with the list: the first one is taken as soon as it is there.
        onToggle(true);
        setActive(0);
        return;
      }
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // One place more than options: from either end the keys lead back to the typed text.
      setActive(((current + 1 + step + count + 1) % (count + 1)) - 1);
      return;
    }
    if (event.key === 'Enter' && isOpen && current >= 0) {
      event.preventDefault();
      onChoose(current);
    }
  };

  return {
    inputProps: {
      role: 'combobox' as const,
      'aria-expanded': isOpen && count > 0,
      'aria-controls': listId,
      'aria-autocomplete': 'list' as const,
      'aria-activedescendant': isOpen && current >= 0 ? optionId(current) : undefined,
      onKeyDown,
    },
    listProps: { id: listId, role: 'listbox' as const },
    optionProps: (index: number) => ({
      id: optionId(index),
      role: 'option' as const,
      'aria-selected': index === current,
      // The field would lose the focus, and the list with it, before the click arrives.
      onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
      onPointerMove: () => setActive(index),
      onClick: () => onChoose(index),
    }),
  };
}

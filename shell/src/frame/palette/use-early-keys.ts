import { useEffect, useRef, type RefObject } from 'react';

/** Keeps the letters that are typed between the opening of a dialog and the arrival of its field. */
export function useEarlyKeys(dialog: RefObject<HTMLElement | null>, isOpen: boolean): RefObject<string> {
  const typed = useRef('');
  useEffect(() => {
    if (!isOpen) return undefined;
    typed.current = '';
    const onKeyDown = (event: KeyboardEvent) => {
      if (dialog.current?.querySelector('input') || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else if (event.key.length === 1) typed.current += event.key;
      else return;
      // Single keys are shortcuts of the page, and a space would scroll it.
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [dialog, isOpen]);
  return typed;
}

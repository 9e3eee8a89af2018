import { isComposing } from '@rostrum/ui-kit';
import { useEffect, useRef } from 'react';

interface ListKeys {
  /** Where each row leads, in the order of the list. */
  rows: readonly { id: string; href: string }[];
  onToggle: (id: string) => void;
  onEdit: (href: string) => void;
}

const elsewhere =
  '[role="dialog"], [role="listbox"], [role="menu"], input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="combobox"]';

/** Whether a key is the list's: not while somebody types, a dialog is open, or single keys are switched off. */
function isForList(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey)
    return false;
  try {
    if (localStorage.getItem('rostrum.single-keys') === 'off') return false;
  } catch {
    // Without storage nothing is switched off.
  }
  return !(event.target instanceof Element && event.target.closest(elsewhere));
}

const findLink = (href: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('a')].find((link) => link.getAttribute('href') === href);

/** The row that has the focus, on its link or its checkbox. */
const findFocused = (rows: ListKeys['rows']): number =>
  rows.findIndex(({ href }) => {
    const link = findLink(href);
    return (link?.closest('tr, li') ?? link)?.contains(document.activeElement);
  });

/** Single keys of the list, while it is mounted: j next, k previous, x select, e edit. The focus itself moves, so what follows works on the same row. */
export function useListKeys(actions: ListKeys): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!'jkxe'.includes(event.key) || event.key.length !== 1 || !isForList(event)) return;
      const { rows, onToggle, onEdit } = latest.current;
      const place = findFocused(rows);
      if (event.key === 'j' || event.key === 'k') {
        const next =
          place === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, place + (event.key === 'j' ? 1 : -1)));
        const row = rows[next];
        if (row) findLink(row.href)?.focus();
      } else {
        const row = rows[place];
        if (!row) return;
        if (event.key === 'x') onToggle(row.id);
        else onEdit(row.href);
      }
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

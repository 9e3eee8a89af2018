import { useEffect, useRef, type RefObject } from 'react';

/** In the table what names the inquiry stands inside of the link. */
const rowsOf = (list: HTMLElement | null) =>
  [...(list?.querySelectorAll<HTMLElement>('[data-inquiry]') ?? [])].map((named) => ({
    id: named.dataset.inquiry,
    link: named.closest('a') ?? named,
  }));

export interface RowFocus {
  /** Put it on the element that holds the rows. */
  listRef: RefObject<HTMLDivElement | null>;
  /** Moves the keyboard to the next (1) or previous (-1) row, from the open one or else the focused one. Returns its inquiry. */
  move: (step: 1 | -1) => string | undefined;
  /** The inquiry of the row below the open one, or undefined at the end and on a phone. */
  findNext: () => string | undefined;
  /** Puts the keyboard on the row of an inquiry. */
  focus: (id: string) => void;
}

/** Keyboard focus along the rows; it returns to the row of an inquiry that was closed again. */
export function useRowFocus(openId: string | undefined): RowFocus {
  const listRef = useRef<HTMLDivElement>(null);
  const lastOpen = useRef(openId);

  useEffect(() => {
    const left = lastOpen.current;
    lastOpen.current = openId;
    if (openId === undefined && left !== undefined)
      rowsOf(listRef.current)
        .find(({ id }) => id === left)
        ?.link.focus();
  }, [openId]);

  return {
    listRef,
    findNext() {
      const rows = rowsOf(listRef.current);
      const open = rows.findIndex(({ id }) => id === openId);
      return open < 0 ? undefined : rows[open + 1]?.id;
    },
    focus: (id) =>
      rowsOf(listRef.current)
        .find((row) => row.id === id)
        ?.link.focus(),
    move(step) {
      const rows = rowsOf(listRef.current);
      const focused = rows.findIndex(({ link }) => link === document.activeElement);
      const open = rows.findIndex(({ id }) => id === openId);
      const from = open >= 0 ? open : focused;
      const next = from < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, from + step));
      rows[next]?.link.focus();
      return rows[next]?.id;
    },
  };
}

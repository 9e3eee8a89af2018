import { useEffect, type RefObject } from 'react';

/** How long a dialog, a form or a navigation has to move the focus itself, in milliseconds. */
const graceMs = 150;

const listAncestors = (element: Element): Element[] => {
  const found: Element[] = [];
  for (let at = element.parentElement; at; at = at.parentElement) found.push(at);
  return found;
};

/**
 * Moves the focus to the heading of a page, or into the open dialog, when the focused control disappears: a button that is
 * gone once its step is done would leave people who use the keyboard or a screen reader at the top of the document.
 */
export function useFocusFallback(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let focused: Element | undefined;
    let around: Element[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isLost = () =>
      focused !== undefined && !focused.isConnected && document.activeElement === document.body;
    const onFocus = ({ target }: FocusEvent) => {
      focused = target instanceof Element ? target : undefined;
      around = focused ? listAncestors(focused) : [];
    };
    // Someone who selects nothing wants no focus back.
    const onClick = () => {
      if (focused?.isConnected && document.activeElement === document.body) focused = undefined;
    };
    const restore = () => {
      timer = undefined;
      if (!isLost()) return;
      focused = undefined;
      const dialog = around.find(({ isConnected }) => isConnected)?.closest('[role="dialog"]');
      const target = dialog
        ? (dialog.closest('[tabindex]') ?? dialog.querySelector('[tabindex], button, a[href]'))
        : page.current?.querySelector('h1');
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      if (timer === undefined && isLost()) timer = setTimeout(restore, graceMs);
    });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('click', onClick);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('click', onClick);
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [page]);
}

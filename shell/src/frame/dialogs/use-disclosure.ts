import { useLocation } from '@rostrum/remote-runtime/router';
import { useEffect, useRef, useState } from 'react';

/** A panel that a button opens: closed by Escape (the focus returns), a click elsewhere, the focus leaving, a new page. */
export function useDisclosure() {
  const { key } = useLocation();
  // Remembered with the page it was opened on, so that the next page closes it.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const isOpen = openedOn === key;
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && root.current?.contains(target) === true;
    const onPointerDown = (event: PointerEvent) => isInside(event.target) || setOpenedOn(null);
    const onFocusIn = (event: FocusEvent) => isInside(event.target) || setOpenedOn(null);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The open panel alone takes it: the page below has a use for Escape, too.
      event.preventDefault();
      setOpenedOn(null);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, [isOpen]);

  return { isOpen, root, button, toggle: () => setOpenedOn(isOpen ? null : key) };
}

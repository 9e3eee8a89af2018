import { useEffect, useRef, useState } from 'react';

/** A panel that a button opens: closed by Escape (the focus returns), by a click elsewhere, and when the focus leaves. */
export function useDisclosure() {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const isInside = (target: EventTarget | null) => target instanceof Node && root.current?.contains(target) === true;
    const onPointerDown = (event: PointerEvent) => isInside(event.target) || setIsOpen(false);
    const onFocusIn = (event: FocusEvent) => isInside(event.target) || setIsOpen(false);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen]);

  return { isOpen, root, button, toggle: () => setIsOpen(!isOpen), close: () => setIsOpen(false) };
}

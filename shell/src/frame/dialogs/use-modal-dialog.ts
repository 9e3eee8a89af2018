import { useLocation } from '@rostrum/remote-runtime/router';
import { useEffect, useRef, useState } from 'react';

/** A modal `<dialog>` that also closes by a click beside it and when the page changes. */
export function useModalDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  // Remembered with the page it was opened on, so that the next page closes it.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const isOpen = openedOn === key;

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isOpen && !element.open) element.showModal();
    if (!isOpen && element.open) element.close();
  }, [isOpen]);

  useEffect(() => {
    const element = dialog.current;
    const close = () => setOpenedOn(null);
    // The backdrop belongs to the dialog itself; everything inside is another target.
    const onClick = (event: MouseEvent) => event.target === element && close();
    element?.addEventListener('click', onClick);
    element?.addEventListener('close', close);
    return () => {
      element?.removeEventListener('click', onClick);
      element?.removeEventListener('close', close);
    };
  }, []);

  return { dialog, isOpen, open: () => setOpenedOn(key), close: () => setOpenedOn(null) };
}

import { useLocation } from '@rostrum/remote-runtime/router';
import { useEffect, useRef } from 'react';

/** A modal `<dialog>` that also closes by a click beside it and when the page changes. */
export function useModalDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    const element = dialog.current;
    if (element?.open) element.close();
  }, [key]);

  useEffect(() => {
    const element = dialog.current;
    // The backdrop belongs to the dialog itself; everything inside is another target.
    const onClick = (event: MouseEvent) => event.target === element && element?.close();
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, []);

  return { dialog, close: () => dialog.current?.close() };
}

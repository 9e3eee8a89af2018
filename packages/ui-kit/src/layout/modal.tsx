import { useEffect, useState } from 'react';
import type { ModalProps } from '../antd/dialog.ts';
import { loadDialogs, useDialogParts } from '../dialogs/load-dialogs.ts';
import { notify } from '../notifications/notification-store.ts';

/** A modal dialog. The focus returns to what opened it, also when the dialog is drawn only while it is open. */
export function Modal(props: ModalProps) {
  const [opener] = useState(() => document.activeElement);
  const parts = useDialogParts();
  const isWaiting = props.open === true && parts === undefined;
  useEffect(
    () => () => {
      // antd gives the focus back at the end of its closing motion, which a dialog that is taken away never has.
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
  useEffect(() => {
    if (!isWaiting) return;
    const load = () =>
      void loadDialogs().catch(() =>
        notify.error({
          title: 'The dialog could not be loaded.',
          description: 'It opens as soon as you are online again.',
        }),
      );
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [isWaiting]);
  return parts ? <parts.Modal {...props} /> : null;
}

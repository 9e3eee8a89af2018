import { useEffect, useState } from 'react';
import { Modal as AntdModal, type ModalProps } from '../antd/core.ts';

/** A modal dialog. The focus returns to what opened it, also when the dialog is drawn only while it is open. */
export function Modal(props: ModalProps) {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // antd gives the focus back at the end of its closing motion, which a dialog that is taken away never has.
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
  return <AntdModal {...props} />;
}

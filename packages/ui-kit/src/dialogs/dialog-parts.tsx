import { useEffect } from 'react';
import { Modal } from '../antd/dialog.ts';

export { Modal } from '../antd/dialog.ts';

export type Asking = ReturnType<typeof Modal.useModal>[0];

/** Where dialogs that are asked for by a call are drawn, with the theme and the language of the page that asks. */
export function QuestionHolder({ onReady }: { onReady: (asking: Asking) => void }) {
  const [asking, holder] = Modal.useModal();
  useEffect(() => onReady(asking), [asking, onReady]);
  return holder;
}

import { App } from '@rostrum/ui-kit';
import type { ReactNode } from 'react';

interface Question {
  title: string;
  content: ReactNode;
  okText: string;
}

/** Asks before something is done that is not easily taken back; Cancel has the focus. */
export function useDangerQuestion() {
  const { modal } = App.useApp();
  return (question: Question, onOk: () => Promise<unknown>): void =>
    void modal.confirm({
      ...question,
      icon: null,
      cancelText: 'Cancel',
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
      onOk,
    });
}

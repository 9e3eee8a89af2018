import { unsavedChanges } from '@rostrum/remote-runtime';
import { App } from '@rostrum/ui-kit';
import { useEffect } from 'react';

/** Asks in a dialog of the page before unsaved input is lost. */
export function LeaveQuestions() {
  const { modal } = App.useApp();
  useEffect(
    () =>
      unsavedChanges.askWith(({ action, leave }) => {
        modal.confirm({
          title: 'Leave without saving?',
          content: 'What you typed on this page is not saved and would be lost.',
          icon: null,
          okText: action,
          cancelText: 'Keep editing',
          okButtonProps: { danger: true },
          focusable: { autoFocusButton: 'cancel' },
          onOk: leave,
        });
      }),
    [modal],
  );
  return null;
}

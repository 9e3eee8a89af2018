import type { ButtonProps } from 'antd';
import type { ReactNode } from 'react';
import { Button } from '../antd/core.ts';
import { App } from '../theme/app.tsx';

export interface ConfirmButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** The question: names the thing. */
  title: string;
  /** What will happen, in plain words. */
  consequence?: ReactNode;
  /** Names the result: "Withdraw", "Archive 3 people". */
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void | Promise<void>;
}

/** A button that asks before it does what cannot be undone. The dialog waits while the work runs. */
export function ConfirmButton({
  title,
  consequence,
  confirmLabel,
  cancelLabel = 'Cancel',
  onConfirm,
  danger,
  ...rest
}: ConfirmButtonProps) {
  const { modal } = App.useApp();
  const ask = () =>
    void modal.confirm({
      title,
      content: consequence,
      icon: null,
      okText: confirmLabel,
      cancelText: cancelLabel,
      okButtonProps: { danger: danger ?? false },
      focusable: { autoFocusButton: danger ? 'cancel' : 'ok' },
      onOk: onConfirm,
    });
  return <Button {...rest} danger={danger} onClick={ask} />;
}

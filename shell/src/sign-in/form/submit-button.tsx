import type { ReactNode } from 'react';

export interface SubmitButtonProps {
  isBusy: boolean;
  busyLabel: string;
  icon?: ReactNode;
  children: ReactNode;
}

/** Not disabled while busy: a disabled button loses the focus, and the keyboard with it. */
export const SubmitButton = ({ isBusy, busyLabel, icon, children }: SubmitButtonProps) => (
  <button type="submit" className="s-button" aria-disabled={isBusy}>
    {isBusy ? null : icon}
    {isBusy ? busyLabel : children}
  </button>
);

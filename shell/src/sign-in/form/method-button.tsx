import type { Icon } from '@rostrum/ui-kit/icons';
import type { ReactNode } from 'react';

export interface MethodButtonProps {
  icon?: Icon;
  isBusy?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Another way to go on, beside the primary one. */
export const MethodButton = ({ icon: WayIcon, isBusy = false, onClick, children }: MethodButtonProps) => (
  <button type="button" className="s-button s-button--plain" aria-disabled={isBusy} onClick={onClick}>
    {WayIcon ? <WayIcon aria-hidden /> : null}
    {isBusy ? 'One moment…' : children}
  </button>
);

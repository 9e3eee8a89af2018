import { Logo } from '@rostrum/ui-kit/base';
import type { ReactNode } from 'react';

export interface SignInWrapperProps {
  /** The second column; decoration, absent on phones. */
  picture?: ReactNode;
  children: ReactNode;
}

/** The minimal wrapper of the pages outside the dashboard (specification, section 2). */
export const SignInWrapper = ({ picture, children }: SignInWrapperProps) => (
  <div className="s-wrapper">
    <div className="s-column">
      <header>
        <Logo />
      </header>
      <main className="s-main">{children}</main>
      <footer className="s-footer">© {new Date().getFullYear()} Rostrum. All rights reserved.</footer>
    </div>
    {picture}
  </div>
);

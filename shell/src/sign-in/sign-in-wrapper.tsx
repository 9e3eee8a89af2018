import { Logo } from '@rostrum/ui-kit/base';
import type { ReactNode } from 'react';

export interface SignInWrapperProps {
  title: string;
  /** The second column; decoration, absent on phones. */
  picture?: ReactNode;
  children: ReactNode;
}

const year = new Date().getFullYear();

/** The minimal wrapper of the pages outside the dashboard (specification, section 2). */
export const SignInWrapper = ({ title, picture, children }: SignInWrapperProps) => (
  <div className="s-wrapper">
    <title>{`${title} · Rostrum`}</title>
    <div className="s-column">
      <header>
        <Logo />
      </header>
      <main className="s-main">{children}</main>
      <footer className="s-footer">© {year} Rostrum. All rights reserved.</footer>
    </div>
    {picture}
  </div>
);

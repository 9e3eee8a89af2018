import { announce, Logo } from '@rostrum/ui-kit/base';
import { useEffect, useRef, type ReactNode } from 'react';
import { helpPaths } from '../address/paths.ts';
import { LazyPicture } from './lazy-picture.tsx';

export interface SignInWrapperProps {
  title: string;
  /** At the other end of the header: the way to the page for everybody else. */
  aside?: ReactNode;
  /** Another one for the second column; decoration, absent on phones. */
  picture?: ReactNode;
  /** For forms with several fields beside each other. */
  isWide?: boolean;
  children: ReactNode;
}

const year = new Date().getFullYear();
/** The browser itself tells the first page; what comes after it without loading is told here. */
let isFirst = true;

/** The minimal wrapper of the pages outside the dashboard (specification, section 2). */
export function SignInWrapper({
  title,
  aside,
  picture = <LazyPicture />,
  isWide = false,
  children,
}: SignInWrapperProps) {
  const main = useRef<HTMLElement>(null);

  useEffect(() => {
    // Not a title element: the server's own stands before it and would win.
    document.title = `${title} · Rostrum`;
    if (isFirst) {
      isFirst = false;
      return;
    }
    announce(title);
    window.scrollTo(0, 0);
    // A field may have taken the focus by itself.
    if (!main.current?.contains(document.activeElement)) main.current?.focus();
  }, [title]);

  return (
    <div className="s-wrapper" data-wide={isWide || undefined}>
      <div className="s-column">
        <header className="s-header">
          <a href="/" className="s-home">
            <Logo />
          </a>
          {aside ? <span className="s-header__aside">{aside}</span> : null}
        </header>
        <main className="s-main" ref={main} tabIndex={-1}>
          {children}
        </main>
        <footer className="s-footer">
          <span>© {year} Rostrum. All rights reserved.</span>
          <nav aria-label="About this site">
            <a href={helpPaths.privacy}>Privacy</a>
            <a href={helpPaths.terms}>Terms</a>
          </nav>
        </footer>
      </div>
      {picture}
    </div>
  );
}

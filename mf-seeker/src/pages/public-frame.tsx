import { useEffect, useRef, type ReactNode } from 'react';
import './public-frame.css';
import { useStickyTop } from './use-sticky-top.ts';

export interface PublicFrameProps {
  /** For the browser's title; the page draws its own heading. */
  title: string;
  children: ReactNode;
  /** The column on the right: the next step. */
  aside?: ReactNode;
}

/** The measure of public pages, with the next step beside what is read. */
export function PublicFrame({ title, children, aside }: PublicFrameProps) {
  useEffect(() => {
    document.title = `${title} · Rostrum`;
  }, [title]);
  const column = useRef<HTMLDivElement>(null);
  useStickyTop(column);
  return (
    <div className={aside ? 'sk-public sk-public--two' : 'sk-public'}>
      <div className="sk-public__main">{children}</div>
      {aside && (
        <div ref={column} className="sk-public__aside">
          {aside}
        </div>
      )}
    </div>
  );
}

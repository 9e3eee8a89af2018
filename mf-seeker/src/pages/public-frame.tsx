import { classNames } from '@rostrum/ui-kit';
import { useEffect, useRef, type ReactNode } from 'react';
import { useStickyTop } from './use-sticky-top.ts';
import styles from './public-frame.module.css';

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
    <div className={aside ? classNames(styles.public, styles.two) : styles.public}>
      <div className={styles.main}>{children}</div>
      {aside && (
        <div ref={column} className={styles.aside}>
          {aside}
        </div>
      )}
    </div>
  );
}

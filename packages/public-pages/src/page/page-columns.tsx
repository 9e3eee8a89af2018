import type { ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import styles from './page-columns.module.css';

export interface PageColumnsProps {
  /** Whose page it is: the rules of its published look hold within. */
  companyUsername?: string | undefined;
  children: ReactNode;
  /** The column on the right: the next step. */
  aside?: ReactNode;
  asideRef?: Ref<HTMLDivElement>;
}

/** The measure of public pages, with the next step beside what is read. */
export const PageColumns = ({ companyUsername, children, aside, asideRef }: PageColumnsProps) => (
  <div
    className={classNames(styles.public, Boolean(aside) && styles.two)}
    data-organisation={companyUsername}
  >
    <div className={styles.main}>{children}</div>
    {Boolean(aside) && (
      <div ref={asideRef} className={styles.aside} data-side>
        {aside}
      </div>
    )}
  </div>
);

import type { ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { inquireAnchor } from '../inquiry/inquiry-card.tsx';
import styles from './page-columns.module.css';

export interface PageColumnsProps {
  /** Whose page it is: the rules of its published look hold within. */
  companyUsername?: string | undefined;
  children: ReactNode;
  /** The column on the right: the next step. */
  aside?: ReactNode;
  asideRef?: Ref<HTMLDivElement>;
  /** The next step is a form: people with a keyboard reach it without going through what is read. */
  hasInquiry?: boolean | undefined;
}

/** The measure of public pages, with the next step beside what is read. */
export const PageColumns = ({ companyUsername, children, aside, asideRef, hasInquiry }: PageColumnsProps) => (
  <div
    className={classNames(styles.public, Boolean(aside) && styles.two)}
    data-organisation={companyUsername}
  >
    <div className={styles.main}>
      {hasInquiry && (
        <a className="r-skip-link" href={`#${inquireAnchor}`}>
          Skip to the inquiry form
        </a>
      )}
      {children}
    </div>
    {Boolean(aside) && (
      <div ref={asideRef} className={styles.aside} data-side>
        {aside}
      </div>
    )}
  </div>
);

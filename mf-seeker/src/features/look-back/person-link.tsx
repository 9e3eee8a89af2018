import { AppLink, ChevronRightIcon } from '@rostrum/ui-kit';
import type { ReactNode } from 'react';
import styles from './person-link.module.css';

export interface PersonLinkProps {
  href: string;
  picture: ReactNode;
  title: string;
  detail: string;
}

/** One line that leads to a page. */
export const PersonLink = ({ href, picture, title, detail }: PersonLinkProps) => (
  <li>
    <AppLink className={styles.link} href={href}>
      {picture}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.detail}>{detail}</span>
      </span>
      <ChevronRightIcon aria-hidden />
    </AppLink>
  </li>
);

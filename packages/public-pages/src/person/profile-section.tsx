import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './profile-section.module.css';

export interface ProfileSectionProps {
  /** Leads to it. */
  anchor: string;
  title: string;
  children: ReactNode;
}

/** One titled part of a public page. */
export const ProfileSection = ({ anchor, title, children }: ProfileSectionProps) => (
  <section aria-labelledby={anchor} className={classNames(styles.profileSection, 'rx-section')}>
    <h2 id={anchor} className={classNames(styles.title, 'rx-section-title')}>
      {title}
    </h2>
    {children}
  </section>
);

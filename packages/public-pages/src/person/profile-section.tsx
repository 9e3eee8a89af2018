import type { ReactNode } from 'react';
import { sectionId } from './section-id.ts';
import { classNames } from '../class-names.ts';
import styles from './profile-section.module.css';

export interface ProfileSectionProps {
  title: string;
  children: ReactNode;
}

/** One titled part of a public page. */
export function ProfileSection({ title, children }: ProfileSectionProps) {
  const id = sectionId(title);
  return (
    <section aria-labelledby={id} className={classNames(styles.profileSection, 'rx-section')}>
      <h2 id={id} className={classNames(styles.title, 'rx-section-title')}>
        {title}
      </h2>
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';
import { sectionId } from './section-id.ts';
import styles from './profile-section.module.css';

export interface ProfileSectionProps {
  title: string;
  children: ReactNode;
}

/** One titled part of a public page. */
export function ProfileSection({ title, children }: ProfileSectionProps) {
  const id = sectionId(title);
  return (
    <section aria-labelledby={id} className={styles.profileSection}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

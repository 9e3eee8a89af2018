import { useId, type ReactNode } from 'react';
import './profile-section.css';

export interface ProfileSectionProps {
  title: string;
  children: ReactNode;
}

/** One titled part of a public page. */
export function ProfileSection({ title, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="sk-profile-section">
      <h2 id={id} className="sk-profile-section__title">
        {title}
      </h2>
      {children}
    </section>
  );
}

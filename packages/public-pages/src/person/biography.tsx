import { ProfileSection } from './profile-section.tsx';
import styles from './biography.module.css';

/** The biography, a blank line beginning a paragraph. */
export function Biography({ text }: { text: string }) {
  if (text.trim() === '') return null;
  return (
    <ProfileSection title="Biography">
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
    </ProfileSection>
  );
}

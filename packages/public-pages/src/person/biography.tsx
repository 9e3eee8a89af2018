import { ProfileSection } from './profile-section.tsx';
import { classNames } from '../class-names.ts';
import styles from './biography.module.css';

/** The biography, a blank line beginning a paragraph. */
export function Biography({ text }: { text: string }) {
  if (text.trim() === '') return null;
  return (
    <ProfileSection title="Biography">
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph} className={classNames(styles.paragraph, 'rx-paragraph')}>
          {paragraph}
        </p>
      ))}
    </ProfileSection>
  );
}

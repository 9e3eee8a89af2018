import { classNames } from '../class-names.ts';
import { ProfileSection } from './profile-section.tsx';
import styles from './can-speak-on.module.css';

const strongest = 3;

/** Areas of expertise, the first ones in the accent: the order is the person's own. */
export function CanSpeakOn({ topics }: { topics: readonly string[] }) {
  if (topics.length === 0) return null;
  return (
    <ProfileSection title="Can speak on">
      <ul className={styles.topics}>
        {topics.map((topic, index) => (
          <li
            key={topic}
            className={index < strongest ? classNames(styles.topic, styles.first) : styles.topic}
          >
            {topic}
          </li>
        ))}
      </ul>
    </ProfileSection>
  );
}

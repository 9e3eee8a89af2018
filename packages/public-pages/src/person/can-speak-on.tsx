import { classNames } from '../class-names.ts';
import { ProfileSection } from './profile-section.tsx';
import styles from './can-speak-on.module.css';

const strongest = 3;

/** Areas of expertise, the first ones in the accent: the order is the person's own. */
export function CanSpeakOn({ topics }: { topics: readonly string[] }) {
  if (topics.length === 0) return null;
  return (
    <ProfileSection title="Can speak on">
      <ul className={classNames(styles.topics, 'rx-topics')}>
        {topics.map((topic, index) => (
          <li key={topic} className={classNames(styles.topic, index < strongest && styles.first, 'rx-topic')}>
            {topic}
          </li>
        ))}
      </ul>
    </ProfileSection>
  );
}

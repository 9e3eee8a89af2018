import './can-speak-on.css';
import { ProfileSection } from './profile-section.tsx';

const strongest = 3;

/** Areas of expertise, the first ones in the accent: the order is the person's own. */
export function CanSpeakOn({ topics }: { topics: readonly string[] }) {
  if (topics.length === 0) return null;
  return (
    <ProfileSection title="Can speak on">
      <ul className="sk-topics">
        {topics.map((topic, index) => (
          <li key={topic} className={index < strongest ? 'sk-topics__topic is-first' : 'sk-topics__topic'}>
            {topic}
          </li>
        ))}
      </ul>
    </ProfileSection>
  );
}

import type { ProfilePart } from './profile-parts.tsx';
import styles from './section-links.module.css';

const worthLinks = 3;

/** Leads to the parts of a long page. */
export const SectionLinks = ({ parts }: { parts: readonly Pick<ProfilePart, 'anchor' | 'title'>[] }) =>
  parts.length < worthLinks ? null : (
    <nav aria-label="On this page" className={styles.sectionLinks} data-not-read>
      <ul>
        {parts.map(({ anchor, title }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );

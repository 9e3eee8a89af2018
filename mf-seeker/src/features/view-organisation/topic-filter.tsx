import { classNames } from '@rostrum/ui-kit';
import styles from './topic-filter.module.css';

export interface TopicFilterProps {
  topics: readonly { title: string; count: number }[];
  chosen: string | undefined;
  onChange: (topic: string | undefined) => void;
}

const shown = 16;

/** The organisation's topics with how many people speak on each; one at a time narrows the list. */
export function TopicFilter({ topics, chosen, onChange }: TopicFilterProps) {
  if (topics.length === 0) return null;
  const visible = topics.filter(({ title }, index) => index < shown || title === chosen);
  return (
    <ul className={styles.topicFilter} aria-label="Topics">
      {visible.map(({ title, count }) => (
        <li key={title}>
          <button
            type="button"
            className={classNames(styles.topic, title === chosen && styles.chosen)}
            aria-pressed={title === chosen}
            onClick={() => onChange(title === chosen ? undefined : title)}
          >
            {title} <span className={styles.count}>{count}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

import { classNames } from '@rostrum/ui-kit';
import './topic-filter.css';

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
    <ul className="sk-topic-filter" aria-label="Topics">
      {visible.map(({ title, count }) => (
        <li key={title}>
          <button
            type="button"
            className={classNames('sk-topic-filter__topic', title === chosen && 'is-chosen')}
            aria-pressed={title === chosen}
            onClick={() => onChange(title === chosen ? undefined : title)}
          >
            {title} <span className="sk-topic-filter__count">{count}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

import { publicPaths } from '@rostrum/contracts';
import styles from './topic-list.module.css';

export interface TopicListProps {
  title: string;
  topics: readonly { title: string; has_page: boolean }[];
}

/** What a publication is about. Where people speak on it, a topic leads to them. */
export const TopicList = ({ title, topics }: TopicListProps) =>
  topics.length === 0 ? null : (
    <section className={styles.topics} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {topics.map(({ title: name, has_page: hasPage }) => (
          <li key={name}>
            {hasPage ? (
              // With a target, the browser opens it and not the router: it is a document of the server.
              <a href={publicPaths.topic(name)} target="_top">
                {name}
              </a>
            ) : (
              <span>{name}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );

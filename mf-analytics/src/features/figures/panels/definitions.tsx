import { Card } from '@rostrum/ui-kit';
import styles from './definitions.module.css';

export type Definition = readonly [term: string, text: string];

/** What each figure of the page counts. */
export const Definitions = ({ list }: { list: readonly Definition[] }) => (
  <Card title="What is counted">
    <dl className={styles.list}>
      {list.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </Card>
);

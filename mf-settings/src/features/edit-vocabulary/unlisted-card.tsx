import { formatNumber } from '@rostrum/contracts';
import type { Vocabulary } from '@rostrum/contracts/settings';
import { Button, Card } from '@rostrum/ui-kit';
import { schemeWords } from './scheme-words.ts';
import styles from './vocabulary.module.css';

export interface UnlistedCardProps extends Pick<Vocabulary, 'unlisted' | 'scheme'> {
  onAdd: (title: string) => void;
}

/** Words that people, posts and questions have and that are no term yet. */
export function UnlistedCard({ unlisted = [], scheme, onAdd }: UnlistedCardProps) {
  if (unlisted.length === 0) return null;
  const { one, many } = schemeWords[scheme];
  return (
    <Card title={`${many} in use`} hint={formatNumber(unlisted.length)}>
      <p className={styles.quiet}>
        These are in use but not in your list yet. Add a {one} to give it entry terms and a place in the tree.
      </p>
      <ul className={styles.unlisted}>
        {unlisted.map(({ title, count }) => (
          <li key={title}>
            <span>{title}</span>
            <span className={styles.quiet}>{formatNumber(count)}</span>
            <Button size="small" aria-label={`Add ${title}`} onClick={() => onAdd(title)}>
              Add
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

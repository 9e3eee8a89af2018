import type { ActivityEntry } from '@rostrum/contracts';
import { AppLink, Card, RelativeTime } from '@rostrum/ui-kit';
import { Pager, type PagerProps } from '@rostrum/ui-kit/data';
import styles from './activity-list.module.css';

/** One sentence an entry: who did what, and when. */
export const ActivityList = ({ entries, page }: { entries: readonly ActivityEntry[]; page: PagerProps }) => (
  <Card flush>
    <ol className={styles.list}>
      {entries.map(({ id, actor, text, entity, created_at }) => (
        <li key={id}>
          <span>
            <strong>{actor.name}</strong> {text}
            {entity.href ? (
              <>
                {' · '}
                <AppLink href={entity.href}>{entity.label}</AppLink>
              </>
            ) : null}
          </span>
          <span className={styles.time}>
            <RelativeTime value={created_at} />
          </span>
        </li>
      ))}
    </ol>
    <div className={styles.pager}>
      <Pager {...page} />
    </div>
  </Card>
);

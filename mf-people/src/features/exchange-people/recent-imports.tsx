import { AppLink, Card, RelativeTime } from '@rostrum/ui-kit';
import { paths } from '../../paths.ts';
import { useRecentImports } from './imports.queries.ts';
import { countPeople } from './import-words.ts';
import { UndoImport } from './undo-import.tsx';
import styles from './import.module.css';

/** Imports of the last day, each with its way back. */
export function RecentImports() {
  const recent = useRecentImports();
  const items = recent.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Card title="Imports of the last 24 hours">
      <ul className={styles.planned}>
        {items.map((item) => (
          <li key={item.id}>
            <span className={styles.person}>
              <AppLink href={paths.import.href(item.id)}>{item.file_name}</AppLink>
              <span className={styles.sample}>
                {item.created_by}
                {item.finished_at === null ? null : (
                  <>
                    , <RelativeTime value={item.finished_at} />
                  </>
                )}
              </span>
            </span>
            <span className={styles.quiet}>
              {item.state === 'undone'
                ? 'Undone'
                : item.state === 'running'
                  ? 'Running'
                  : `${countPeople(item.counts.added)} added, ${item.counts.changed} updated`}
            </span>
            <UndoImport imported={item} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

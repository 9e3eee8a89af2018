import { classNames, Button } from '@rostrum/ui-kit';
import { useState } from 'react';
import styles from './work-list.module.css';

export interface WorkItem {
  id: string;
  /** Year or date, in the narrow column. */
  when: string;
  title: string;
  detail: string;
  kind?: string;
  href?: string | undefined;
}

const shownAtFirst = 5;

/** Dated entries, one a row: publications, appearances, education. Long lists fold after five. */
export function WorkList({ items, noun }: { items: readonly WorkItem[]; noun: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, shownAtFirst);
  return (
    <>
      <ul className={classNames(styles.workList, 'rx-list')}>
        {shown.map((item) => (
          <li key={item.id} className={styles.item}>
            <span className={styles.when}>{item.when}</span>
            <div className={styles.what}>
              <WorkTitle {...item} />
              {item.detail && <div className={styles.detail}>{item.detail}</div>}
            </div>
            {item.kind && <span className={styles.kind}>{item.kind}</span>}
          </li>
        ))}
      </ul>
      {items.length > shownAtFirst && !isWhole && (
        <Button type="link" size="small" onClick={() => setIsWhole(true)}>
          Show all {items.length} {noun}
        </Button>
      )}
    </>
  );
}

const WorkTitle = ({ title, href }: Pick<WorkItem, 'title' | 'href'>) =>
  href ? (
    <a className={styles.title} href={href} target="_blank" rel="noopener noreferrer nofollow">
      {title}
    </a>
  ) : (
    <div className={styles.title}>{title}</div>
  );

import { classNames } from '../class-names.ts';
import styles from './work-list.module.css';

export interface WorkItem {
  id: string;
  /** Year or date, in the narrow column. */
  when: string;
  /** Orders entries of one year, as far as it is known. */
  date?: string | undefined;
  title: string;
  detail: string;
  kind?: string;
  href?: string | undefined;
  picture?: { src: string; alt: string } | undefined;
}

const shownAtFirst = 5;

const Items = ({ items }: { items: readonly WorkItem[] }) => (
  <ul className={classNames(styles.workList, 'rx-list')}>
    {items.map((item) => (
      <li key={item.id} className={styles.item}>
        <span className={styles.when}>{item.when}</span>
        <div className={styles.what}>
          <WorkTitle {...item} />
          {item.detail && <div className={styles.detail}>{item.detail}</div>}
        </div>
        {item.picture && (
          <img
            className={styles.picture}
            src={item.picture.src}
            alt={item.picture.alt}
            width={168}
            height={88}
            loading="lazy"
            decoding="async"
          />
        )}
        {item.kind && <span className={styles.kind}>{item.kind}</span>}
      </li>
    ))}
  </ul>
);

/** Dated entries, one a row: publications, appearances, education. Long lists fold after five, without script too. */
export const WorkList = ({ items, noun }: { items: readonly WorkItem[]; noun: string }) => (
  <>
    <Items items={items.slice(0, shownAtFirst)} />
    {items.length > shownAtFirst && (
      <details className={styles.rest}>
        <summary>
          {items.length - shownAtFirst} more {noun}
        </summary>
        <Items items={items.slice(shownAtFirst)} />
      </details>
    )}
  </>
);

const WorkTitle = ({ title, href }: Pick<WorkItem, 'title' | 'href'>) =>
  href ? (
    <a className={styles.title} href={href} target="_blank" rel="noopener noreferrer nofollow">
      {title}
    </a>
  ) : (
    <div className={styles.title}>{title}</div>
  );

import { SkeletonBlock, Card, PanelError } from '@rostrum/ui-kit';
import type { ReactNode } from 'react';
import styles from './person-link.module.css';

export interface LinkCardProps {
  title: string;
  /** At the end of the title: the way to all of them. */
  extra?: ReactNode;
  query: {
    isPending: boolean;
    isError: boolean;
    isSuccess: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** What is said when there is nothing to list. */
  empty: string;
  /** One `PersonLink` each. */
  links: readonly ReactNode[];
}

/** A card of links as they come: waiting, failed, none yet, or the list. */
export const LinkCard = ({ title, extra, query, empty, links }: LinkCardProps) => (
  <Card title={title} flush extra={extra}>
    {query.isPending && <SkeletonBlock height={120} />}
    {query.isError && <PanelError onRetry={() => void query.refetch()} retrying={query.isFetching} />}
    {query.isSuccess && links.length === 0 && <p className={styles.empty}>{empty}</p>}
    {links.length > 0 && <ul className={styles.peopleLinks}>{links}</ul>}
  </Card>
);

import { publicPaths } from '@rostrum/contracts';
import { ChevronRightIcon } from 'lucide-react';
import { PageLink } from '../page-link.tsx';
import styles from './breadcrumb.module.css';

export interface BreadcrumbProps {
  organisation: { name: string; company_username: string };
  /** The list that the page belongs to: a document of the server, which the browser opens and not the router. */
  list: { name: string; href: string };
}

/** Where a publication stands: its organisation, and the list of all of its kind. The structured data says the same. */
export const Breadcrumb = ({ organisation, list }: BreadcrumbProps) => (
  <nav aria-label="Breadcrumb">
    <ol className={styles.steps}>
      <li>
        <PageLink href={publicPaths.organisation(organisation.company_username)}>
          {organisation.name}
        </PageLink>
      </li>
      <li>
        <ChevronRightIcon size={14} aria-hidden />
        <a href={list.href} target="_top">
          {list.name}
        </a>
      </li>
    </ol>
  </nav>
);

import { AppLink, ChevronRightIcon } from '@rostrum/ui-kit';
import type { ReactNode } from 'react';
import './person-link.css';

export interface PersonLinkProps {
  href: string;
  picture: ReactNode;
  title: string;
  detail: string;
}

/** One line that leads to a page. */
export const PersonLink = ({ href, picture, title, detail }: PersonLinkProps) => (
  <li>
    <AppLink className="sk-people-links__link" href={href}>
      {picture}
      <span className="sk-people-links__words">
        <span className="sk-people-links__title">{title}</span>
        <span className="sk-people-links__detail">{detail}</span>
      </span>
      <ChevronRightIcon aria-hidden />
    </AppLink>
  </li>
);

import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ArrowLeftIcon } from '../icons.ts';
import { AppLink } from '../navigation/app-link.tsx';
import { useFocusFallback } from './use-focus-fallback.ts';
import './page.css';

export type PageWidth = 'fluid' | 1328 | 1180 | 1080 | 1200 | 'full';

export interface PageProps {
  title: ReactNode;
  /** Goes into the browser's title; the title itself when that is plain text. */
  documentTitle?: string;
  /** How many there are, beside the title. */
  count?: number | string | undefined;
  /** One primary button, others default. */
  actions?: ReactNode;
  /** Beside the title: a view switch, a status. */
  beside?: ReactNode;
  back?: { label: string; href: string };
  breadcrumbs?: readonly { label: string; href?: string }[];
  /** Small line above the title. */
  eyebrow?: ReactNode;
  description?: ReactNode;
  /** Fluid for tables and inboxes, 1328 dashboards, 1180 settings and search, 1080 seeker, 1200 public, full for the builder. */
  width?: PageWidth;
  /** The title in the voice of the product: greeting, seeker's question, public name. */
  voice?: boolean;
  /** A page that draws its own heading keeps the title for screen readers. */
  hideTitle?: boolean;
  children: ReactNode;
}

/** A page: its title, what can be done, and the width that its content deserves. */
export function Page({
  title,
  documentTitle,
  count,
  actions,
  beside,
  back,
  breadcrumbs,
  eyebrow,
  description,
  width = 'fluid',
  voice = false,
  hideTitle = false,
  children,
}: PageProps) {
  const tabTitle = documentTitle ?? (typeof title === 'string' ? title : undefined);
  useEffect(() => {
    if (tabTitle) document.title = `${tabTitle} · Rostrum`;
  }, [tabTitle]);

  const page = useRef<HTMLDivElement>(null);
  useFocusFallback(page);

  return (
    <div className={classNames('r-page', `r-page--${width}`)} ref={page}>
      {back ? (
        <AppLink className="r-page__back" href={back.href}>
          <ArrowLeftIcon aria-hidden /> {back.label}
        </AppLink>
      ) : null}
      {breadcrumbs?.length ? <Breadcrumbs items={breadcrumbs} /> : null}
      <header className={classNames('r-page__header', hideTitle && !actions && 'r-visually-hidden')}>
        <div className="r-page__heading">
          {eyebrow ? <p className="r-page__eyebrow">{eyebrow}</p> : null}
          <div className="r-page__title-row">
            <h1
              className={classNames(
                voice ? 'r-display r-display--small' : 'r-title',
                hideTitle && 'r-visually-hidden',
              )}
              tabIndex={-1}
            >
              {title}
            </h1>
            {count === undefined ? null : <span className="r-page__count">{count}</span>}
            {beside}
          </div>
          {description ? <p className="r-page__description">{description}</p> : null}
        </div>
        {actions ? <div className="r-page__actions">{actions}</div> : null}
      </header>
      {children}
    </div>
  );
}

const Breadcrumbs = ({ items }: { items: readonly { label: string; href?: string }[] }) => (
  <nav aria-label="Breadcrumb">
    <ol className="r-page__breadcrumbs">
      {items.map(({ label, href }) => (
        <li key={label}>
          {href ? <AppLink href={href}>{label}</AppLink> : <span aria-current="page">{label}</span>}
        </li>
      ))}
    </ol>
  </nav>
);

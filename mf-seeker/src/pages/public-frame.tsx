import { OrganisationFooter, PageColumns, PageLinks } from '@rostrum/public-pages';
import type { PublicLayout } from '@rostrum/contracts';
import { AppLink } from '@rostrum/ui-kit';
import { useEffect, useRef, type ReactNode } from 'react';
import { useStickyTop } from './use-sticky-top.ts';

export interface PublicFrameProps {
  /** For the browser's title; the page draws its own heading. */
  title: string;
  /** Whose page it is: it is shown in the look that this organisation published. */
  organisation?: {
    name: string;
    company_username: string;
    theme: string | null;
    layout: PublicLayout | null;
  };
  children: ReactNode;
  /** The column on the right: the next step. */
  aside?: ReactNode;
  /** The next step is a form. */
  hasInquiry?: boolean;
  /** The page has its own measure: parts of it reach from edge to edge. */
  isWide?: boolean;
}

/** The measure of public pages, with the next step beside what is read. */
export function PublicFrame({
  title,
  organisation,
  children,
  aside,
  hasInquiry,
  isWide = false,
}: PublicFrameProps) {
  useEffect(() => {
    document.title = `${title} · Rostrum`;
  }, [title]);
  const column = useRef<HTMLDivElement>(null);
  useStickyTop(column);
  return (
    <PageLinks value={AppLink}>
      {/* React waits for the sheet before it shows the page, and takes over the one that the server wrote. */}
      {organisation?.theme ? <link rel="stylesheet" href={organisation.theme} precedence="theme" /> : null}
      {isWide ? (
        <div data-organisation={organisation?.company_username}>{children}</div>
      ) : (
        <PageColumns
          companyUsername={organisation?.company_username}
          aside={aside}
          asideRef={column}
          hasInquiry={hasInquiry}
        >
          {children}
        </PageColumns>
      )}
      {organisation ? <OrganisationFooter organisation={organisation} /> : null}
    </PageLinks>
  );
}

import type { InquiryDetail } from '@rostrum/contracts';
import { AppLink, ArrowLeftIcon, classNames } from '@rostrum/ui-kit';
import { InquiryStatus, InquiryTypeLabel } from '@rostrum/ui-kit/data';
import type { ReactNode } from 'react';
import styles from './inquiry-heading.module.css';

export interface InquiryHeadingProps {
  /** Undefined while it is on its way: the heading stands already, so that the keyboard finds it. */
  inquiry: InquiryDetail | undefined;
  /** Given where list and detail are separate pages. */
  backHref: string | undefined;
  actions?: ReactNode;
  /** Who is responsible. */
  assignee?: ReactNode;
}

/** Title, type, status, who is responsible, reference; on the right what can be done. */
export const InquiryHeading = ({ inquiry, backHref, actions, assignee }: InquiryHeadingProps) => (
  <header className={styles.heading}>
    <div className={styles.row}>
      {backHref ? (
        <AppLink className={styles.back} href={backHref} aria-label="Back to the inbox">
          <ArrowLeftIcon aria-hidden size={20} />
        </AppLink>
      ) : null}
      <h1 className={classNames('r-detail-title', styles.title)} tabIndex={-1}>
        {inquiry?.subject ?? 'Inquiry'}
      </h1>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
    {inquiry ? (
      <p className={styles.meta}>
        <InquiryTypeLabel type={inquiry.type} restricted={inquiry.restricted} outlined />
        <InquiryStatus status={inquiry.status} variant="pill" />
        {assignee}
        <span className="r-reference">{inquiry.ref}</span>
      </p>
    ) : null}
  </header>
);

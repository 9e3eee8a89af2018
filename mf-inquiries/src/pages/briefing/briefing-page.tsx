import { isApiError } from '@rostrum/api-client';
import { useParams } from '@rostrum/remote-runtime/router';
import { AppLink, Button, CopyButton, PageSkeleton, PanelError, PrinterIcon } from '@rostrum/ui-kit';
import { useEffect } from 'react';
import { Clearances } from '../../features/answer-inquiry/clearance/clearances.tsx';
import { BriefingEditor } from '../../features/brief-expert/briefing-editor.tsx';
import { BriefingSheet } from '../../features/brief-expert/briefing-sheet.tsx';
import { useBriefing } from '../../features/brief-expert/briefing.queries.ts';
import { SimilarInquiries } from '../../features/brief-expert/similar-inquiries.tsx';
import { paths } from '../../paths.ts';
import styles from './briefing-page.module.css';

/** The briefing of one inquiry: what is printed, and beside it what the desk adds. */
export function BriefingPage() {
  const { id = '' } = useParams();
  const { data: briefing, error, refetch } = useBriefing(id);
  const subject = briefing?.subject;
  useEffect(() => {
    document.title = subject === undefined ? 'Briefing · Rostrum' : `Briefing: ${subject} · Rostrum`;
  }, [subject]);
  if (error)
    return (
      <PanelError
        message={isApiError(error) && error.status < 500 ? error.message : 'Could not load the briefing.'}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (!briefing) return <PageSkeleton variant="detail" label="briefing" />;
  return (
    <div className={styles.page}>
      <div className={styles.tools}>
        <AppLink href={paths.detail.href(id)}>Back to the inquiry</AppLink>
        <span className={styles.actions}>
          <CopyButton text={window.location.origin + paths.briefing.href(id)} label="Copy link" />
          <Button type="primary" icon={<PrinterIcon aria-hidden />} onClick={() => window.print()}>
            Print
          </Button>
        </span>
      </div>
      <div className={styles.columns}>
        <BriefingSheet briefing={briefing} />
        <aside className={styles.side} aria-label="What the desk adds">
          {briefing.may_edit ? <BriefingEditor key={briefing.version} briefing={briefing} /> : null}
          <Clearances inquiry={{ id, activity: [] }} />
          <SimilarInquiries id={id} title="Similar past inquiries" hrefOf={paths.detail.href} />
        </aside>
      </div>
    </div>
  );
}

import type { InquirySetupState } from '@rostrum/contracts/inquiries';
import { Page, PageSkeleton, PanelError } from '@rostrum/ui-kit';
import { useCallback, useRef, useState } from 'react';
import { ClearancesSection } from '../../features/set-up-inquiries/clearances-section.tsx';
import { HoursSection } from '../../features/set-up-inquiries/hours-section.tsx';
import { ReplyTimesSection } from '../../features/set-up-inquiries/reply-times-section.tsx';
import { LegalHolds } from '../../features/set-up-inquiries/retention/legal-holds.tsx';
import { RetentionSection } from '../../features/set-up-inquiries/retention/retention-section.tsx';
import { RotaSection } from '../../features/set-up-inquiries/rota/rota-section.tsx';
import { RoutingSection } from '../../features/set-up-inquiries/routing-section.tsx';
import { ScreeningSection } from '../../features/set-up-inquiries/screening-section.tsx';
import { SectionIndex } from '../../features/set-up-inquiries/section-index.tsx';
import { TemplatesSection } from '../../features/set-up-inquiries/templates-section.tsx';
import { TestBench, type SetupDrafts } from '../../features/set-up-inquiries/test-bench.tsx';
import { TypesSection } from '../../features/set-up-inquiries/types-section.tsx';
import { useSetup } from '../../features/set-up-inquiries/setup.queries.ts';
import styles from '../../features/set-up-inquiries/setup.module.css';
import { titles } from '../../manifest.ts';

/** How the organisation takes inquiries. Each section is saved by itself. */
export function InquirySetupPage() {
  const { data, isError, isFetching, refetch } = useSetup();
  return (
    <Page title={titles.setup} width={1328} description="Each section is saved by itself.">
      {data ? (
        <SetupSections state={data} />
      ) : isError ? (
        <PanelError onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <PageSkeleton variant="detail" label="Loading the setup" />
      )}
    </Page>
  );
}

function SetupSections({ state }: { state: InquirySetupState }) {
  const [sections, setSections] = useState<HTMLElement | null>(null);
  // The test bench reads it when it is pressed; typing draws nothing anew.
  const drafts = useRef<SetupDrafts>({
    hours: state.hours.value,
    reply_times: state.reply_times.value,
    routing: state.routing.value,
    screening: state.screening.value,
    ...(state.rota && { rota: state.rota.value }),
  });
  const keep = useCallback(
    <Name extends keyof SetupDrafts>(name: Name) =>
      (draft: NonNullable<SetupDrafts[Name]>) => {
        drafts.current[name] = draft;
      },
    [],
  );
  return (
    <>
      <SectionIndex sections={sections} />
      <div className={styles.columns}>
        <div className={styles.sections} ref={setSections}>
          <TypesSection saved={state.types} />
          <RoutingSection state={state} onDraft={keep('routing')} />
          {state.rota ? <RotaSection state={state} saved={state.rota} onDraft={keep('rota')} /> : null}
          <HoursSection saved={state.hours} timezone={state.timezone} onDraft={keep('hours')} />
          <ReplyTimesSection saved={state.reply_times} onDraft={keep('reply_times')} />
          <TemplatesSection saved={state.templates} />
          {state.clearances ? <ClearancesSection state={state} saved={state.clearances} /> : null}
          <ScreeningSection saved={state.screening} onDraft={keep('screening')} />
          <RetentionSection saved={state.retention} timezone={state.timezone} />
          <LegalHolds />
        </div>
        <TestBench state={state} readDrafts={() => drafts.current} />
      </div>
    </>
  );
}

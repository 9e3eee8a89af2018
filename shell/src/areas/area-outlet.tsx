import { useCallback, useSyncExternalStore } from 'react';
import type { Areas } from '@rostrum/federation';
import { PageSkeleton } from '@rostrum/ui-kit';
import { AreaFailure } from './area-failure.tsx';
import { LeaveQuestions } from './leave-questions.tsx';
import { useRetryOnReturn } from './use-retry-on-return.ts';
import { useRetryPause } from './use-retry-pause.ts';
import { useUpdateForPage } from './use-update-for-page.ts';
import { WaitingUpdate } from './waiting-update.tsx';
import './area-outlet.css';

/** Where areas are drawn, with what stands in for one that is loading or did not load. */
export function AreaOutlet({ areas }: { areas: Areas }) {
  const current = useSyncExternalStore(areas.subscribe, areas.get);
  const { pause, countTry } = useRetryPause(current);
  const { status, failure, area } = current;
  const hasFailed = failure !== undefined;

  const attach = useCallback(
    (element: HTMLElement | null) => {
      areas.attach(element);
      return () => areas.attach(null);
    },
    [areas],
  );
  const retry = useCallback(() => {
    countTry();
    areas.retry();
  }, [areas, countTry]);
  useUpdateForPage(current, areas);
  useRetryOnReturn(status === 'failed' && failure?.kind !== 'refused', retry);
  return (
    <>
      <LeaveQuestions />
      <WaitingUpdate current={current} areas={areas} />
      {hasFailed ? (
        <AreaFailure
          key={`${area?.area} ${status} ${pause}`}
          current={current}
          pause={pause}
          onRetry={retry}
        />
      ) : null}
      {status === 'loading' && !hasFailed ? (
        <div className="f-area-loading">
          <PageSkeleton variant="page" label={`Loading ${area?.manifest.title ?? 'the page'}`} />
        </div>
      ) : null}
      <div ref={attach} />
    </>
  );
}

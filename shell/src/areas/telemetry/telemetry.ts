import type { AreaReportInput, PlacedRelease } from '@rostrum/contracts';
import type { Areas, AreaWatch, Span } from '@rostrum/federation';
import { watchBlocks } from './main-thread-blocks.ts';
import { followScreen } from './on-screen.ts';
import type { ReportQueue } from './report-queue.ts';
import { watchStrayErrors } from './stray-errors.ts';
import { followTransfers } from './transfers.ts';

const longest = 300;

/** What an error says, without what it may carry of a person: addresses of pages keep their path, mail addresses nothing. */
export const wordsOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .replace(/\b[^\s@'"]+@[^\s@'"]+\.\w+\b/g, '…@…')
    .replace(/(https?:\/\/[^\s?#'"]+)[?#][^\s'"]*/g, '$1')
    .slice(0, longest);

const lengthOf = ({ start, end }: Span) => Math.round(end - start);

/** Turns what happens to areas into figures per release, for the server. */
export function createTelemetry(areas: Pick<Areas, 'get' | 'subscribe'>, queue: ReportQueue): AreaWatch {
  const transfers = followTransfers();
  const screen = followScreen(areas);

  const add = (release: PlacedRelease, report: Omit<AreaReportInput, 'area' | 'version'>) =>
    queue.add({ area: release.area, version: release.version, ...report });

  watchBlocks((start, ms) => {
    const release = screen.at(start);
    if (release) add(release, { kind: 'blocked', ms: Math.round(ms) });
  });
  const leave = () => queue.flush(true);
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });

  const watch: AreaWatch = {
    loaded(release, span) {
      const { bytes, sharedHits } = transfers.within(release, span);
      add(release, { kind: 'load', ms: lengthOf(span), bytes, shared_hits: sharedHits });
    },
    mounted: (release, span) => add(release, { kind: 'mount', ms: lengthOf(span) }),
    interactive: (release, span) => add(release, { kind: 'interactive', ms: lengthOf(span) }),
    failed(error, stage, release) {
      const code = error instanceof Error && error.name !== 'Error' ? error.name.slice(0, 60) : undefined;
      if (release) add(release, { kind: 'error', stage, code, message: wordsOf(error) });
    },
  };
  watchStrayErrors(
    () => areas.get().release,
    (error, release) => watch.failed(error, 'event', release),
  );
  return watch;
}

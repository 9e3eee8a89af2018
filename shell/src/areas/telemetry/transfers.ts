import type { PlacedRelease } from '@rostrum/contracts';
import type { Span } from '@rostrum/federation';

const mostKept = 400;
const shellScript = /\/assets\/shell\/.*\.js$/;

interface Transfer {
  url: string;
  at: number;
  bytes: number;
}

export interface Transfers {
  /** Bytes of a release that came over the network, and the shared modules that did not have to. */
  within(release: PlacedRelease, span: Span): { bytes: number; sharedHits: number };
}

/**
 * Follows what the page fetches. An observer, because the browser's own list of resources ends after 250 entries. Files of
 * another origin count nothing unless their server sends Timing-Allow-Origin.
 */
export function followTransfers(origin = window.location.origin): Transfers {
  let kept: Transfer[] = [];

  const take = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      if (entry instanceof PerformanceResourceTiming)
        kept.push({ url: entry.name, at: entry.startTime, bytes: entry.transferSize });
    }
    kept = kept.slice(-mostKept);
  };
  const observer =
    typeof PerformanceObserver === 'undefined'
      ? null
      : new PerformanceObserver((list) => take(list.getEntries()));
  try {
    observer?.observe({ type: 'resource', buffered: true });
  } catch {
    // A browser without resource timing reports times alone.
  }

  return {
    within({ base, needs }, { start, end }) {
      take(observer?.takeRecords() ?? []);
      const { href } = new URL(base, origin);
      const recent = kept.filter(({ at }) => at >= start && at <= end);
      const own = recent.filter(({ url }) => url.startsWith(href));
      const fetched = recent.filter(({ url, bytes }) => bytes > 0 && shellScript.test(url)).length;
      return {
        bytes: own.reduce((sum, { bytes }) => sum + bytes, 0),
        sharedHits: Math.max(0, Object.keys(needs).length - fetched),
      };
    },
  };
}

import type { PlacedRelease, RegistryArea } from '@rostrum/contracts';
import type { Track } from '../lifecycle/mounted-area.ts';
import { callerOf } from './caller.ts';
import { followListeners } from './follow-listeners.ts';
import { followNodes } from './follow-nodes.ts';
import { followTimers } from './follow-timers.ts';
import { followSubscriptions } from './follow-subscriptions.ts';
import {
  createTrackedRelease,
  type FindTracked,
  type LeftoverKind,
  type TrackedRelease,
} from './tracked-release.ts';

export interface LeakTracker {
  /**
   * Allows to follow the page, which begins with the first release that is tracked. After everything else that wraps its
   * listeners, or those would hide the callers.
   */
  begin(): void;
  /** Must be told of a release before its code runs. */
  expect(release: RegistryArea): void;
  track: Track;
  /** What each release has on the page now, by `area@version`. */
  counts(): Record<string, Record<LeftoverKind, number>>;
}

const entryScript = /\/remote-entry[^/]*\.js/;

export interface LeakTrackerOptions {
  report: (error: unknown, release: PlacedRelease) => void;
  /** Whether a release is tracked; all are unless told otherwise. While none is, the page is left as it is. */
  isTracked?: (release: Pick<RegistryArea, 'channel'>) => boolean;
  page?: Window;
  graceMs?: number;
}

/**
 * Keeps account of what releases add to the page around their container: listeners of window and document, timers,
 * elements, subscriptions. Whose they are is told by the file that the calling code stands in, so that what shared modules
 * add on an area's behalf, and take back with its components, is left alone. What an area leaves behind is removed.
 */
export function createLeakTracker({
  report,
  isTracked = () => true,
  page = window,
  graceMs = 2_000,
}: LeakTrackerOptions): LeakTracker {
  let mayFollow = false;
  let isFollowing = false;
  const trackedReleases = new Map<string, { key: string; tracked: TrackedRelease }>();
  const hrefOf = ({ base }: PlacedRelease) => new URL(base, page.document.baseURI).href;

  const find: FindTracked = (wrapper) => {
    if (trackedReleases.size === 0) return undefined;
    const line = callerOf(wrapper);
    // The bundler's own part: a chunk on its way outlives a mount, and without its timer would be waited for for ever.
    if (entryScript.test(line)) return undefined;
    for (const [base, { tracked }] of trackedReleases) if (line.includes(base)) return tracked;
    return undefined;
  };

  function trackRelease(release: PlacedRelease): TrackedRelease {
    const href = hrefOf(release);
    const known = trackedReleases.get(href)?.tracked;
    if (known) return known;
    const tracked = createTrackedRelease({ release, graceMs, report: (error) => report(error, release) });
    trackedReleases.set(href, { key: `${release.area}@${release.version}`, tracked });
    return tracked;
  }

  function followPage() {
    if (isFollowing || !mayFollow || trackedReleases.size === 0) return;
    isFollowing = true;
    followListeners(page, find);
    followListeners(page.document, find);
    followTimers(page, find);
    followNodes(page.document.head, find);
    followNodes(page.document.body, find);
  }

  return {
    begin() {
      mayFollow = true;
      followPage();
    },
    expect(release) {
      if (!isTracked(release)) return;
      trackRelease(release);
      followPage();
    },
    track(release, context) {
      if (!isTracked(release)) return { context, end: () => {} };
      const tracked = trackRelease(release);
      tracked.open();
      let isOpen = true;
      return {
        context: followSubscriptions(context, tracked),
        end() {
          if (isOpen) tracked.close();
          isOpen = false;
        },
      };
    },
    counts: () =>
      Object.fromEntries([...trackedReleases.values()].map(({ key, tracked }) => [key, tracked.counts()])),
  };
}

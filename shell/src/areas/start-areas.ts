import { createRoot } from 'react-dom/client';
import { authClient } from '@rostrum/auth-client';
import {
  createAreas,
  createLeakSample,
  createLeakTracker,
  createRegistryClient,
  createRemoteLoader,
  watchAll,
  type Areas,
  type RegistryClient,
} from '@rostrum/federation';
import { guardHistory, type PageBus, type RemoteContext } from '@rostrum/remote-runtime';
import { gateDecision } from '../frame/gate/gate-decision.ts';
import { answerTimeline } from './answer-timeline.ts';
import { followRegistry } from './follow-registry.ts';
import { createManifests, manifestsOf, type ManifestStore } from './manifests.ts';
import { deferWatch } from './telemetry/deferred-watch.ts';
import { whenIdle } from './when-idle.ts';
import { prefetchUpdates } from './prefetch-update.ts';
import { consoleWatch, reportFailure } from './report-failure.ts';

export interface StartedAreas {
  areas: Areas;
  manifests: ManifestStore;
  registry: RegistryClient;
}

/** Areas that a developer runs on a machine of their own are mounted anew after each build. */
function followLocalReleases(list: ReturnType<Areas['list']>, areas: Areas) {
  const local = list.filter(({ channel, version }) => channel === 'override' && version === 'local');
  if (local.length === 0) return;
  import('./follow-local-builds.ts')
    .then(({ followLocalBuilds }) => followLocalBuilds(areas, local))
    .catch(reportFailure);
}

export interface SharedByAreas extends Pick<RemoteContext, 'auth' | 'queryClient'> {
  bus: PageBus;
}

/** Registers the areas of this visitor's registry. They follow the URL and the session gate from then on. */
export function startAreas({ bus, ...shared }: SharedByAreas): StartedAreas {
  const registry = createRegistryClient({ report: reportFailure });
  const decide = (pathname: string, list: ReturnType<Areas['list']>) =>
    gateDecision({ pathname, search: '', hash: '' }, authClient.get(), manifestsOf(list)).kind;

  const isTold = followRegistry({ auth: authClient, registry });
  const figures = deferWatch(() =>
    import('./telemetry/start-telemetry.ts').then(({ startTelemetry }) => startTelemetry(areas, registry)),
  );
  const watch = watchAll(consoleWatch, figures);
  const leakTracker = createLeakTracker({
    report: (error, release) => watch.failed(error, 'other', release),
    isTracked: createLeakSample(),
  });
  const areas = createAreas({
    registry,
    load: createRemoteLoader(),
    createRoot,
    shared,
    bus,
    mayShow: (pathname, list) => decide(pathname, list) === 'show',
    isLive: isTold,
    leakTracker,
    watch,
  });
  authClient.subscribe(() => areas.reconsider());
  // The code of the first area is on its way while the session is asked for.
  const { pathname } = window.location;
  if (decide(pathname, areas.list()) === 'wait') areas.prefetch(pathname);
  guardHistory();
  areas.start();
  prefetchUpdates(areas);
  window.__rostrum = { timeline: bus.timeline, releases: areas.list, leftovers: leakTracker.counts };
  answerTimeline(bus.timeline);
  whenIdle(figures.begin);
  followLocalReleases(registry.get().areas, areas);
  return { areas, registry, manifests: createManifests(areas) };
}

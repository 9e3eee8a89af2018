import { createRoot } from 'react-dom/client';
import { authClient } from '@rostrum/auth-client';
import { createAreas, createRegistryClient, createRemoteLoader, type Areas } from '@rostrum/federation';
import type { RemoteContext } from '@rostrum/remote-runtime';
import { gateDecision } from '../frame/gate/gate-decision.ts';
import type { Manifests } from '../frame/navigation/pages.ts';
import { reportFailure } from './report-failure.ts';

export interface StartedAreas {
  areas: Areas;
  manifests: Manifests;
}

/** Registers the areas of this visitor's registry. They follow the URL and the session gate from then on. */
export function startAreas(shared: Pick<RemoteContext, 'auth' | 'queryClient'>): StartedAreas {
  const registry = createRegistryClient({ report: reportFailure });
  const manifests = registry.get().areas.map(({ manifest }) => manifest);
  const decide = (pathname: string) =>
    gateDecision({ pathname, search: '', hash: '' }, authClient.get(), manifests).kind;

  const areas = createAreas({
    registry,
    load: createRemoteLoader(),
    createRoot,
    shared,
    mayShow: (pathname) => decide(pathname) === 'show',
    report: reportFailure,
  });
  authClient.subscribe(() => areas.reconsider());
  // The code of the first area is on its way while the session is asked for.
  if (decide(window.location.pathname) === 'wait') areas.prefetch(window.location.pathname);
  areas.start();
  return { areas, manifests };
}

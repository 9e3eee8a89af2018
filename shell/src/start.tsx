import { createRoot } from 'react-dom/client';
import { authClient, deskTimeZone } from '@rostrum/auth-client';
import { createAreaBus, createQueryClient, faultOfPayload, interceptLinks } from '@rostrum/remote-runtime';
import { setTimeZone } from '@rostrum/ui-kit';
import { AreaOutlet } from './areas/area-outlet.tsx';
import { showFatalPage } from './areas/fatal-page.ts';
import { LiveFrame } from './areas/live-frame.tsx';
import { prefetchOnHover } from './areas/prefetch-on-hover.ts';
import { startAreas } from './areas/start-areas.ts';
import { FirstFrameEnd } from './frame/layout/first-frame-end.tsx';
import { startClients } from './frame/start-clients.ts';

/** Starts the clients, the areas and the frame around them. */
export function start(host: HTMLElement): void {
  // Before everybody else hears of the session, so that nothing is drawn in another zone first.
  authClient.subscribe(() => setTimeZone(deskTimeZone()));
  startClients({ isDevelopment: IS_DEVELOPMENT });

  const shared = { auth: authClient, queryClient: createQueryClient() };
  const bus = createAreaBus(IS_DEVELOPMENT ? faultOfPayload : undefined);
  const { areas, manifests, registry } = startAreas({ ...shared, bus });
  const everywhere = {
    bus: bus.for('shell'),
    ownsPath: () => true,
    isAppPath: (pathname: string) => areas.ownerOf(pathname) !== undefined,
  };

  // What was read for one person must not be shown to the next.
  let holder = authClient.get().session?.user.identifier;
  authClient.subscribe(() => {
    const next = authClient.get().session?.user.identifier;
    if (holder !== undefined && next !== holder) shared.queryClient.clear();
    holder = next;
  });

  interceptLinks(everywhere.isAppPath);
  prefetchOnHover(areas);

  createRoot(host, { onUncaughtError: (error) => showFatalPage(error) }).render(
    <>
      <LiveFrame manifests={manifests} registry={registry} context={{ ...shared, ...everywhere }}>
        <AreaOutlet areas={areas} />
      </LiveFrame>
      <FirstFrameEnd />
    </>,
  );
}

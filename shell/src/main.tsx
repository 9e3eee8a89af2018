import { createRoot } from 'react-dom/client';
import { authClient } from '@rostrum/auth-client';
import { createQueryClient, interceptLinks } from '@rostrum/remote-runtime';
import '@rostrum/ui-kit/base';
import './areas/shared-modules.ts';
import { AreaOutlet } from './areas/area-outlet.tsx';
import { prefetchOnHover } from './areas/prefetch-on-hover.ts';
import { startAreas } from './areas/start-areas.ts';
import { LiveFrame } from './areas/live-frame.tsx';
import { startClients } from './frame/start-clients.ts';

startClients({ isDevelopment: IS_DEVELOPMENT });

const shared = { auth: authClient, queryClient: createQueryClient() };
const { areas, manifests } = startAreas(shared);
const everywhere = {
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

const host = document.getElementById('root') ?? document.body.appendChild(document.createElement('div'));
createRoot(host).render(
  <LiveFrame manifests={manifests} context={{ ...shared, ...everywhere }}>
    <AreaOutlet areas={areas} />
  </LiveFrame>,
);

import { createRoot } from 'react-dom/client';
import '@rostrum/ui-kit/base';
import { configureApiClient } from '@rostrum/api-client';
import { authClient } from '@rostrum/auth-client';
import { bookmarkStore } from '@rostrum/bookmark-store';
import { remoteManifest } from '@rostrum/contracts';
import type { Remote } from '../area/define-remote.tsx';
import { createQueryClient } from '../query-policy/create-query-client.ts';
import { interceptLinks } from '../routing/intercept-links.ts';
import { matchOwnedPath } from '../routing/owned-paths.ts';

/** Runs an area without the shell, with the same providers. The session is the origin's own. */
export function standalone(remote: Remote, container: HTMLElement): void {
  const { paths } = remoteManifest.parse(remote.manifest);
  const ownsPath = (pathname: string) => matchOwnedPath(paths, pathname) !== undefined;
  authClient.start();
  configureApiClient({
    getAccessToken: () => authClient.getAccessToken(),
    getIdentifier: () => authClient.getIdentifier(),
    onUnauthorized: () => authClient.refresh(),
    onSessionChange: (listener) =>
      void authClient.subscribe(() => listener(authClient.get().session?.user.identifier ?? null)),
  });
  bookmarkStore.start(authClient);
  interceptLinks(ownsPath);
  remote.mount({
    container,
    createRoot,
    context: { auth: authClient, queryClient: createQueryClient(), ownsPath, isAppPath: ownsPath },
    onError: (error) => console.error(error),
  });
}

import { configureApiClient } from '@rostrum/api-client';
import { authClient } from '@rostrum/auth-client';
import { bookmarkStore } from '@rostrum/bookmark-store';

/** Sets up what shell and areas share: session, API client, bookmarks. Called once, before anything is drawn. */
export function startClients({ isDevelopment }: { isDevelopment: boolean }): void {
  configureApiClient({
    getAccessToken: () => authClient.getAccessToken(),
    getIdentifier: () => authClient.getIdentifier(),
    onUnauthorized: () => authClient.refresh(),
    onSessionChange: (listener) =>
      void authClient.subscribe(() => listener(authClient.get().session?.user.identifier ?? null)),
    onMismatch: isDevelopment ? 'throw' : 'log',
  });
  authClient.start();
  bookmarkStore.start(authClient);
}

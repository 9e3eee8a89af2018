import { useMemo, useState, type ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { createApiClient, type ApiClient } from '@rostrum/api-client';
import type { Role, Session } from '@rostrum/contracts';
import { AreaProviders } from '../area/area-root.tsx';
import type { RemoteContext } from '../area/remote-context.ts';
import { createQueryClient } from '../query-policy/create-query-client.ts';
import { PageRouter } from '../routing/area-router.tsx';

/** A signed-in person for tests. */
export const testSession = (type: Role, user: Partial<Session['user']> = {}): Session => ({
  user: {
    type,
    name: 'Robin Hale',
    email: 'robin@northfield.example',
    image: null,
    identifier: 'person-1',
    username: 'robin-hale',
    company_username: 'northfield',
    ...user,
  },
  expires: '2099-01-01T00:00:00.000Z',
  sessionToken: 'test-token',
});

const clientFor = (session: Session | null) =>
  createApiClient({
    baseUrl: window.location.origin,
    getAccessToken: () => session?.sessionToken ?? null,
    getIdentifier: () => session?.user.identifier ?? null,
    onUnauthorized: async () => false,
  });

export interface TestAreaProps {
  /** Where the browser is, with its query. */
  url: string;
  /** Pattern of the page's route, when it reads parameters. */
  path?: string;
  session?: Session | null;
  api?: ApiClient;
  children: ReactNode;
}

/** What the host puts around a page, for tests: `render(<TestArea url="/dashboard/posts"><PostListPage /></TestArea>)`. */
export function TestArea({ url, path = '*', session = null, api, children }: TestAreaProps) {
  useState(() => window.history.replaceState(null, '', url));
  const context = useMemo<RemoteContext>(() => {
    const state = { status: session ? 'authenticated' : 'unauthenticated', session } as const;
    return {
      auth: { get: () => state, subscribe: () => () => {} },
      queryClient: createQueryClient({ api: api ?? clientFor(session) }),
      ownsPath: () => true,
      isAppPath: () => true,
    };
  }, [session, api]);
  return (
    <AreaProviders context={context}>
      <PageRouter>
        <Routes>
          <Route path={path} element={children} />
        </Routes>
      </PageRouter>
    </AreaProviders>
  );
}

import { useCallback, type ErrorInfo, type ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReadableManifest } from '@rostrum/contracts';
import { NavigationProvider, ThemeRoot } from '@rostrum/ui-kit';
import { AreaRouter } from '../routing/area-router.tsx';
import { goTo } from '../routing/go-to.ts';
import { AreaPages } from './area-pages.tsx';
import { RemoteContextValue, type RemoteContext } from './remote-context.ts';
import type { AreaRoute } from './routes.ts';

/** Providers that every root of the page shares: theme, queries, the kit's links. */
export function AreaProviders({ context, children }: { context: RemoteContext; children: ReactNode }) {
  const { isAppPath } = context;
  const navigate = useCallback((href: string) => goTo(href, isAppPath), [isAppPath]);
  return (
    <RemoteContextValue value={context}>
      <QueryClientProvider client={context.queryClient}>
        <ThemeRoot>
          <NavigationProvider navigate={navigate}>{children}</NavigationProvider>
        </ThemeRoot>
      </QueryClientProvider>
    </RemoteContextValue>
  );
}

export interface AreaRootProps {
  manifest: Pick<ReadableManifest, 'title' | 'paths' | 'guards'>;
  routes: readonly AreaRoute[];
  context: RemoteContext;
  onError: (error: unknown, info: ErrorInfo) => void;
  onReady?: () => void;
}

/** A whole area: providers, router, boundary, pages. */
export function AreaRoot({ manifest, routes, context, onError, onReady }: AreaRootProps) {
  return (
    <AreaProviders context={context}>
      <AreaRouter owns={context.ownsPath} home={manifest.paths[0]?.path ?? '/'}>
        <AreaPages manifest={manifest} routes={routes} onError={onError} onReady={onReady} />
      </AreaRouter>
    </AreaProviders>
  );
}

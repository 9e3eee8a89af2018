import { createElement, Suspense, type ErrorInfo } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import type { NavigationRole, RemoteManifest } from '@rostrum/contracts';
import { PageSkeleton, PageSpinner } from '@rostrum/ui-kit';
import { AreaBoundary } from './area-boundary.tsx';
import { lazyPageOf } from './lazy-page.tsx';
import { NoSuchPage } from './no-such-page.tsx';
import { PageFocus } from './page-focus.tsx';
import { useRemoteContext } from './remote-context.ts';
import type { AreaRoute } from './routes.ts';
import { useSession } from './use-session.ts';

const isFor = (role: NavigationRole | null) => (route: AreaRoute) =>
  !route.roles || (role !== null && route.roles.includes(role));

const AreaPage = ({ route, title }: { route: AreaRoute; title: string }) => (
  <Suspense fallback={<PageSkeleton variant={route.skeleton ?? 'list'} label={`Loading ${title}`} />}>
    <PageFocus />
    {createElement(lazyPageOf(route))}
  </Suspense>
);

export interface AreaPagesProps {
  manifest: Pick<RemoteManifest, 'title'>;
  routes: readonly AreaRoute[];
  onError: (error: unknown, info: ErrorInfo) => void;
}

/** The pages of an area that the session's role may see, each behind the area's boundary. */
export function AreaPages({ manifest, routes, onError }: AreaPagesProps) {
  const { role, status } = useSession();
  const { pathname } = useLocation();
  const { repair } = useRemoteContext();
  const visible = routes.filter(isFor(role));
  // Until the session is known, a page for some roles only cannot be told from one that is not there.
  const nothing = status === 'loading' ? <PageSpinner /> : <NoSuchPage />;
  return (
    <AreaBoundary resetKey={pathname} beforeRetry={repair} onError={onError}>
      <Routes>
        {visible.map((route) => (
          <Route
            key={route.path}
            path={route.path}
            element={<AreaPage route={route} title={manifest.title} />}
          />
        ))}
        <Route path="*" element={nothing} />
      </Routes>
    </AreaBoundary>
  );
}

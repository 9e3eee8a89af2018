import { createElement, Suspense, useEffect, type ErrorInfo } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import type { ReadableManifest } from '@rostrum/contracts';
import { PageSkeleton, PageSpinner } from '@rostrum/ui-kit';
import { AreaBoundary } from './area-boundary.tsx';
import { lazyPageOf } from './lazy-page.tsx';
import { NoSuchPage } from './no-such-page.tsx';
import { PageFocus } from './page-focus.tsx';
import { pagesFor } from './pages-for.ts';
import { useRemoteContext } from './remote-context.ts';
import type { AreaRoute, ReleasedRoute } from './routes.ts';
import { useSession } from './use-session.ts';

/** Beside a page inside its Suspense: its effect runs when the page is drawn. */
function Ready({ onReady }: { onReady?: () => void }) {
  useEffect(() => onReady?.(), [onReady]);
  return null;
}

interface AreaPageProps {
  route: AreaRoute;
  title: string;
  onReady?: () => void;
}

const AreaPage = ({ route, title, onReady }: AreaPageProps) => (
  <Suspense fallback={<PageSkeleton variant={route.skeleton ?? 'list'} label={`Loading ${title}`} />}>
    <PageFocus />
    {createElement(lazyPageOf(route))}
    <Ready onReady={onReady} />
  </Suspense>
);

export interface AreaPagesProps {
  manifest: Pick<ReadableManifest, 'title' | 'guards'>;
  routes: readonly ReleasedRoute[];
  onError: (error: unknown, info: ErrorInfo) => void;
  /** Called when a page is drawn, also the one that says that there is none. */
  onReady?: () => void;
}

/** The pages of an area that the session's role may see, each behind the area's boundary. */
export function AreaPages({ manifest, routes, onError, onReady }: AreaPagesProps) {
  const { role, status } = useSession();
  const { pathname } = useLocation();
  const { repair } = useRemoteContext();
  const page = pathname.replace(/(.)\/$/, '$1');
  const visible = pagesFor(role, page, { manifest, routes });
  // Until the session is known, a page for some roles only cannot be told from one that is not there.
  const nothing =
    status === 'loading' ? (
      <PageSpinner />
    ) : (
      <>
        <NoSuchPage />
        <Ready onReady={onReady} />
      </>
    );
  return (
    <AreaBoundary resetKey={pathname} beforeRetry={repair} onError={onError}>
      <Routes>
        {visible.map((route) => (
          <Route
            key={route.path}
            path={route.path}
            element={<AreaPage route={route} title={manifest.title} onReady={onReady} />}
          />
        ))}
        <Route path="*" element={nothing} />
      </Routes>
    </AreaBoundary>
  );
}

import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { Router } from 'react-router';
import { browserNavigator } from './browser-location.ts';
import { createFrozenLocation } from './frozen-location.ts';

export interface AreaRouterProps {
  /** True for the paths this router follows; it holds still on all others. */
  owns: (pathname: string) => boolean;
  /** Path shown until the page is on one of its own. */
  home: string;
  children: ReactNode;
}

/** The router of an area. All routers of a page share its history and follow each other. */
export function AreaRouter({ owns, home, children }: AreaRouterProps) {
  const source = useMemo(() => createFrozenLocation(owns, home), [owns, home]);
  const location = useSyncExternalStore(source.subscribe, source.get);
  return (
    <Router location={location} navigator={browserNavigator}>
      {children}
    </Router>
  );
}

const everything = () => true;

/** The router of the shell's frame: follows every navigation of the page. */
export function PageRouter({ children }: { children: ReactNode }) {
  return (
    <AreaRouter owns={everything} home="/">
      {children}
    </AreaRouter>
  );
}

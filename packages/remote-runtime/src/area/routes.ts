import type { ComponentType } from 'react';
import type { Action, NavigationRole } from '@rostrum/contracts';
import type { PageSkeletonProps } from '@rostrum/ui-kit';

/** One page of an area. */
export interface AreaRoute {
  /** Absolute path with `:parameters`, from the area's paths.ts. */
  path: string;
  /**
   * Only where two pages share an address: what this one asks beyond the guard of the manifest. The first of them that
   * the session is granted is shown.
   */
  action?: Action;
  /** What stands in while the page's code is on its way. */
  skeleton?: PageSkeletonProps['variant'];
  load: () => Promise<ComponentType>;
}

/** A route as releases of areas from before 2026-12 wrote it, which named the roles of each page themselves. */
export interface ReleasedRoute extends AreaRoute {
  roles?: readonly NavigationRole[];
}

/** Types an area's table of pages. */
export const defineRoutes = (routes: readonly AreaRoute[]): readonly AreaRoute[] => routes;

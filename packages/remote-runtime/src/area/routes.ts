import type { ComponentType } from 'react';
import type { NavigationRole } from '@rostrum/contracts';

/** One page of an area. */
export interface AreaRoute {
  /** Absolute path with `:parameters`, from the area's paths.ts. */
  path: string;
  /** Who sees this page; leave out for everyone. Two routes may share a path when their roles differ. */
  roles?: readonly NavigationRole[];
  /** What stands in while the page's code is on its way. */
  skeleton?: 'list' | 'detail' | 'tiles';
  load: () => Promise<ComponentType>;
}

/** Types an area's table of pages. */
export const defineRoutes = (routes: readonly AreaRoute[]): readonly AreaRoute[] => routes;

import {
  guardOf,
  isGranted,
  mayStandAt,
  navigationRoles,
  type NavigationRole,
  type ReadableManifest,
} from '@rostrum/contracts';
import type { ReleasedRoute } from './routes.ts';

interface Area {
  manifest: Pick<ReadableManifest, 'guards'>;
  routes: readonly ReleasedRoute[];
}

/** Before the session is known, what everybody is granted is granted. */
const isAllowed = (role: NavigationRole | null, action: string | undefined) =>
  action === undefined ||
  (role === null ? navigationRoles : [role]).every((asked) => isGranted(asked, action));

/**
 * The pages that a role may open at a path: as the guard of the manifest says, and where two share an address, as each says
 * itself. They come in the order of the area; the router takes the first that fits.
 */
export function pagesFor(role: NavigationRole | null, pathname: string, { manifest, routes }: Area) {
  if (!isAllowed(role, guardOf(manifest, pathname)?.action)) return [];
  return routes
    .filter(({ action }) => isAllowed(role, action))
    .filter(({ roles }) => !roles || (role !== null && roles.includes(role)))
    .filter(({ path }) => mayStandAt(path, pathname, manifest));
}

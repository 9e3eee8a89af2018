/** Addresses of the server and of the shell: no area ever gets them, whoever agrees. */
const neverAnAreas = new Set([
  'api',
  'app',
  'assets',
  'dev',
  'docs',
  'embed',
  'healthz',
  'help',
  'login',
  'logout',
  'readyz',
  'registry',
  'registry.json',
  'remotes',
  'signup',
  'v1',
]);

/** Segments of letters, digits and . _ ~ - that begin with none of the dots: one way to write each path. */
const plainPath = /^(\/[\w~-][\w.~-]*)+$/;

/** Why no area may have a path; null when some may. */
export function refuseReserved(path: string): string | null {
  const [, first = ''] = path.split('/');
  if (path === '/' || neverAnAreas.has(first.toLowerCase()))
    return 'which belongs to the server and its shell. Choose a path below /dashboard';
  if (!plainPath.test(path))
    return 'which is not written as a path of an area. Write it like /dashboard/events, without a slash at its end';
  return null;
}

/** Below /dashboard there is room for everybody; an address beside it is given to an area by an operator. */
export const isOpenToAreas = (path: string): boolean => /^\/dashboard\/[^/]/.test(path);

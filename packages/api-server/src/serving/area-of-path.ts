import { mayStandAt, type Registry, type RegistryArea } from '@rostrum/contracts';

/** The area that a path belongs to: the longest path of any manifest that matches. */
export function areaOfPath({ areas }: Registry, pathname: string): RegistryArea | undefined {
  const candidates = areas.flatMap((area) =>
    area.manifest.paths.map(({ path, match }) => ({ area, path, match })),
  );
  return candidates
    .filter(
      ({ path, match }) =>
        pathname === path || (match === 'prefix' && pathname.startsWith(path === '/' ? '/' : `${path}/`)),
    )
    .sort((left, right) => right.path.length - left.path.length)[0]?.area;
}

/** `/organizations/:company_username/posts/:slug` and `/dashboard/builder/embed/:type?` as a test of paths. */
function isPage(pattern: string, pathname: string): boolean {
  const wanted = pattern.split('/');
  const given = pathname.split('/');
  return (
    given.length <= wanted.length &&
    wanted.every((part, index) => {
      const text = given[index];
      if (part.startsWith(':')) return part.endsWith('?') || (text !== undefined && text !== '');
      return part === text;
    })
  );
}

/** Returns the pattern of an area's page at this path; below its paths there may be addresses that lead nowhere. */
export const findPagePattern = ({ manifest }: RegistryArea, pathname: string): string | undefined =>
  manifest.pages.find((pattern) => mayStandAt(pattern, pathname, manifest) && isPage(pattern, pathname));

import { withoutTrailingSlashes } from '@rostrum/contracts';
import type { PublicPageRoute } from '@rostrum/server-kit/module';

/** Whether an address is one of a route: the same parts, with anything but nothing in the place of a parameter. */
function isOf(route: readonly string[], parts: readonly string[]): boolean {
  return (
    route.length === parts.length &&
    route.every((part, place) => (part.startsWith(':') ? parts[place] !== '' : part === parts[place]))
  );
}

/**
 * Where a public page stands whose address was written with slashes at its end, with its query; undefined for any other
 * address. Links in print and in chats often carry one.
 */
export function createUnslashed(routes: readonly PublicPageRoute[]): (url: string) => string | undefined {
  const known = routes.map(({ path }) => path.split('/'));
  return (url) => {
    const [path = ''] = url.split('?', 1);
    const own = withoutTrailingSlashes(path);
    if (own === path) return undefined;
    const parts = own.split('/');
    return known.some((route) => isOf(route, parts)) ? own + url.slice(path.length) : undefined;
  };
}

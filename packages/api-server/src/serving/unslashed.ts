import { withoutTrailingSlashes } from '@rostrum/contracts';
import type { PublicPageRoute } from '@rostrum/server-kit/module';

/**
 * Where a public page stands whose address was written with slashes at its end, with its query; undefined for any other
 * address. Links in print and in chats often carry one.
 */
export function createUnslashed(routes: readonly PublicPageRoute[]): (url: string) => string | undefined {
  const patterns = routes.map(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`));
  return (url) => {
    const [path = ''] = url.split('?', 1);
    const own = withoutTrailingSlashes(path);
    if (own === path || !patterns.some((pattern) => pattern.test(own))) return undefined;
    return own + url.slice(path.length);
  };
}

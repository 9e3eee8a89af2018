import type { APIRequestContext } from '@playwright/test';
import { registry } from '@rostrum/contracts';

export interface KnownPages {
  /** Names the kind of page that an address leads to, so that a crawl opens a few of each kind and not all of them. */
  patternOf: (address: URL) => string;
  /** Whether the page is the same for everyone, signed in or not. */
  isPublic: (address: URL) => boolean;
}

const matches = (pattern: string, pathname: string) => {
  const wanted = pattern.split('/');
  const given = pathname.split('/');
  return (
    given.length <= wanted.length &&
    wanted.every((part, index) =>
      part.startsWith(':') ? part.endsWith('?') || given[index] : part === given[index],
    )
  );
};

const countParameters = (pattern: string) => pattern.split(':').length;

/** Patterns are the pages that the areas' manifests declare; a literal path goes before one with parameters. */
export async function readKnownPages(request: APIRequestContext): Promise<KnownPages> {
  const { areas } = registry.parse(await (await request.get('/registry.json')).json());
  const patterns = areas
    .flatMap(({ manifest }) => manifest.pages)
    .sort((left, right) => countParameters(left) - countParameters(right));
  const publicPaths = areas
    .flatMap(({ manifest }) => manifest.paths)
    .flatMap(({ path, access }) => (access === 'public' ? [path] : []));
  return {
    patternOf({ pathname, searchParams }) {
      const pattern = patterns.find((known) => matches(known, pathname)) ?? pathname;
      const keys = [...new Set(searchParams.keys())].sort();
      return keys.length === 0 ? pattern : `${pattern}?${keys.join('&')}`;
    },
    isPublic: ({ pathname }) =>
      publicPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`)),
  };
}

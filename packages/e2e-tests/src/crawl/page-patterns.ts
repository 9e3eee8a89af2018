import type { APIRequestContext } from '@playwright/test';
import { registry } from '@rostrum/contracts';

/** Names the kind of page that an address leads to, so that a crawl opens a few of each kind and not all of them. */
export type PatternOf = (address: URL) => string;

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
export async function readPagePatterns(request: APIRequestContext): Promise<PatternOf> {
  const { areas } = registry.parse(await (await request.get('/registry.json')).json());
  const patterns = areas
    .flatMap(({ manifest }) => manifest.pages)
    .sort((left, right) => countParameters(left) - countParameters(right));
  return ({ pathname, searchParams }) => {
    const pattern = patterns.find((known) => matches(known, pathname)) ?? pathname;
    const keys = [...new Set(searchParams.keys())].sort();
    return keys.length === 0 ? pattern : `${pattern}?${keys.join('&')}`;
  };
}

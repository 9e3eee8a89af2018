import type { APIRequestContext } from '@playwright/test';
import { registry } from '@rostrum/contracts';

export interface PageKind {
  /** Pattern of the page, or its path where neither a manifest nor the list below has one. */
  path: string;
  /** Pattern of a manifest, or the path, with the names of what the query narrows or sorts it by. */
  view: string;
}

export interface KnownPages {
  /** The kind of page that an address leads to, so that a crawl opens a few of each kind and not all of them. */
  classify: (address: URL) => PageKind;
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

/** Pages that the server draws by itself, which no manifest declares. */
const plainPatterns = [
  '/topics/:slug',
  '/organizations/:company_username/posts',
  '/organizations/:company_username/questions',
  '/organizations/:company_username/inquiry',
  '/experts/:username/inquiry',
  '/staff/:username/inquiry',
];
/** Those of them that are outside of every area and the same for everyone. */
const plainPublicPaths = ['/topics', '/help'];

const countParameters = (pattern: string) => pattern.split(':').length;

/** Patterns are the pages that the areas' manifests declare; a literal path goes before one with parameters. */
export async function readKnownPages(request: APIRequestContext): Promise<KnownPages> {
  const { areas } = registry.parse(await (await request.get('/registry.json')).json());
  const patterns = areas
    .flatMap(({ manifest }) => manifest.pages)
    .sort((left, right) => countParameters(left) - countParameters(right));
  const publicPaths = areas
    .flatMap(({ manifest }) => manifest.paths)
    .flatMap(({ path, access }) => (access === 'public' ? [path] : []))
    .concat(plainPublicPaths);
  return {
    classify({ pathname, searchParams }) {
      const find = (known: readonly string[]) => known.find((pattern) => matches(pattern, pathname));
      const declared = find(patterns) ?? pathname;
      const keys = [...new Set(searchParams.keys())].sort();
      return {
        path: find(plainPatterns) ?? declared,
        view: keys.length === 0 ? declared : `${declared}?${keys.join('&')}`,
      };
    },
    isPublic: ({ pathname }) =>
      publicPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`)),
  };
}

import type { RegisteredRoute } from '../module/route-policy.ts';

/** Whether one part of an address is what the same part of a route asks for: `a.json` for `:name.json`. */
function isPart(wanted: string, given: string): boolean {
  const at = wanted.indexOf(':');
  if (at === -1) return wanted === given;
  const head = wanted.slice(0, at);
  const tail = wanted.slice(at).replace(/^:\w+/, '');
  return given.length > head.length + tail.length && given.startsWith(head) && given.endsWith(tail);
}

/** Whether an address has the shape of a route such as `/app/posts/:identifier` or `/assets/*`, both in their parts. */
function hasShape(wanted: readonly string[], given: readonly string[]): boolean {
  const isOpen = wanted.at(-1) === '*';
  if (isOpen ? given.length < wanted.length : given.length !== wanted.length) return false;
  return wanted.every((part, index) => part === '*' || isPart(part, given[index] ?? ''));
}

const decoded = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/**
 * The methods that an address answers to, by the patterns of the routes alone: whether anything stands behind it is
 * never looked up. Empty for an address of no route.
 */
export function createAllowedMethods(routes: readonly RegisteredRoute[]) {
  const known = new Map<string, Set<string>>();
  for (const { url, methods } of routes) {
    const all = known.get(url) ?? new Set<string>();
    for (const method of methods) all.add(method);
    known.set(url, all);
  }
  const entries = [...known].map(([url, methods]) => [url.split('/'), methods] as const);
  return (path: string): string[] => {
    const given = decoded(path).split('/');
    const methods = new Set(
      entries.filter(([wanted]) => hasShape(wanted, given)).flatMap(([, all]) => [...all]),
    );
    // What a browser asks beforehand is answered for whole folders; that alone is no page and no call.
    return methods.size === 1 && methods.has('OPTIONS') ? [] : [...methods].sort();
  };
}

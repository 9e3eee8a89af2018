import type { RegisteredRoute } from '../plugins/require-policy.ts';

/** `/app/posts/:identifier` as what its addresses look like. */
const shapeOf = (url: string): RegExp =>
  new RegExp(
    `^${url
      .split(/(:\w+|\*)/)
      .map((part) => {
        if (part === '*') return '.*';
        return part.startsWith(':') ? '[^/]+' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
      })
      .join('')}$`,
    'u',
  );

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
  const known = new Map<string, { shape: RegExp; methods: Set<string> }>();
  for (const { url, methods } of routes) {
    const entry = known.get(url) ?? { shape: shapeOf(url), methods: new Set<string>() };
    for (const method of methods) entry.methods.add(method);
    known.set(url, entry);
  }
  const entries = [...known.values()];
  return (path: string): string[] => {
    const plain = decoded(path);
    const methods = new Set(
      entries.filter(({ shape }) => shape.test(plain)).flatMap((entry) => [...entry.methods]),
    );
    // What a browser asks beforehand is answered for whole folders; that alone is no page and no call.
    return methods.size === 1 && methods.has('OPTIONS') ? [] : [...methods].sort();
  };
}

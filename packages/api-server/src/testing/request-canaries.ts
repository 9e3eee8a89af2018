import type { RegisteredRoute } from '@rostrum/server-kit/module';

const parameter = /:(\w+)(?:\((?:\\.|[^()\\])*\))?\??|\*/g;

/** Names of the parameters of a route's pattern; `*` is the wildcard. */
export const listParameters = ({ url }: Pick<RegisteredRoute, 'url'>): string[] =>
  [...url.matchAll(parameter)].map(([whole, name]) => name ?? whole);

/** The address of a route with each parameter replaced; expressions of a parameter are left to the caller. */
export const fillPattern = (url: string, valueFor: (name: string) => string): string =>
  url.replaceAll(parameter, (whole, name: string | undefined) => valueFor(name ?? whole));

import type { FastifyRequest } from 'fastify';

/**
 * Path parameters that name a row or a page and open nothing by themselves. Every other parameter is treated as a secret,
 * so that a new route cannot leak its links; a route lists further harmless ones in `loggedParameters`.
 */
const publicParameters: ReadonlySet<string> = new Set([
  'action',
  'area',
  'company',
  'id',
  'identifier',
  'kind',
  'mode',
  'number',
  'org',
  'page',
  'provider',
  'request',
  'slug',
  'type',
  'username',
  'version',
  'window',
]);
const maxValueLength = 100;
const maxLength = 300;
const mask = '…';

/** `:name`, with the expression it must match and the mark of an optional one, or `*`. */
const parameter = /:(\w+)(?:\((?:\\.|[^()\\])*\))?\??|\*/g;

function isPublic(name: string, declared: readonly string[]): boolean {
  return (
    publicParameters.has(name) ||
    name.endsWith('_id') ||
    name.startsWith('company_') ||
    declared.includes(name)
  );
}

const toPathText = (value: string): string =>
  encodeURIComponent(value.toWellFormed()).replaceAll('%2F', '/').slice(0, maxValueLength);

/** The beginning of an address that leads nowhere: what follows may be a link that was mistyped, with its secret. */
function firstPart(url: string): string {
  const [, first = '', ...rest] = (url.split(/[?#]/, 1)[0] ?? '').split('/');
  if (!url.startsWith('/') || first.length > 24) return `/${mask}`;
  return rest.some((part) => part !== '') ? `/${first}/${mask}` : `/${first}`;
}

/** Values of a page's parameters, which the router of the server does not know. */
function readPageParameters(pattern: string, url: string): Record<string, string> {
  const parts = (url.split('?', 1)[0] ?? '').split('/');
  const named = pattern
    .split('/')
    .map((part, index) => [/^:(\w+)/.exec(part)?.[1] ?? '', parts[index] ?? '']);
  return Object.fromEntries(named) as Record<string, string>;
}

export interface LoggedRoute {
  /** As the router or an area's manifest writes it: `/lists/:token`. */
  pattern: string;
  params: unknown;
  /** Parameters that the route declares to be no secret. */
  declared?: readonly string[];
}

/**
 * Returns a path for logs: the pattern of its route with the public parameters filled in and every other one masked.
 * The query is left out, since it would let a reader of logs act as another user.
 */
export function loggedPath(url: string, route?: LoggedRoute): string {
  if (!route) return firstPart(url);
  const values = Object(route.params) as Record<string, unknown>;
  return route.pattern
    .replaceAll(parameter, (whole, name: string | undefined) => {
      const value = values[name ?? whole];
      if (typeof value !== 'string' || value === '') return '';
      return isPublic(name ?? whole, route.declared ?? []) ? toPathText(value) : mask;
    })
    .slice(0, maxLength);
}

/** Returns the path of a request for logs; see {@link loggedPath}. */
export function toLoggedPath({
  url,
  params,
  pagePattern,
  routeOptions,
}: Pick<FastifyRequest, 'url' | 'params' | 'pagePattern' | 'routeOptions'>): string {
  const pattern = routeOptions?.url;
  if (pattern !== undefined && pattern !== '*')
    return loggedPath(url, { pattern, params, declared: routeOptions.config.loggedParameters ?? [] });
  if (pagePattern === undefined) return loggedPath(url);
  return loggedPath(url, { pattern: pagePattern, params: readPageParameters(pagePattern, url) });
}

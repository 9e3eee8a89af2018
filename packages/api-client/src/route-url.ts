import type { RouteDescriptor } from '@rostrum/contracts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Fills the `{names}` of a path template; a name without a value is a fault of the caller. */
export function fillPath(template: string, params: Record<string, unknown>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '')
      throw new TypeError(`${template} needs '${name}'.`);
    return encodeURIComponent(String(value));
  });
}

/** A query string; a list repeats its name, undefined and null are left out. */
export function queryString(query: unknown): string {
  if (!isRecord(query)) return '';
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(name, String(item));
    }
  }
  const text = search.toString();
  return text && `?${text}`;
}

/** The address of a call. `identifier` stands in for a missing `{identifier}`. */
export function routeUrl(
  route: RouteDescriptor,
  params: unknown,
  query: unknown,
  identifier: string | null,
): string {
  const given = isRecord(params) ? params : {};
  const filled = fillPath(route.path, { ...given, identifier: given['identifier'] ?? identifier });
  return filled + queryString(query);
}

import { lowerKeys } from '../protocol/lower-keys.ts';
import { plainAttribute } from '../protocol/parse-filter.ts';

/** The attributes and sub-attributes that a request names. */
export interface AttributeSelection {
  attributes: string | undefined;
  excluded: string | undefined;
}

/** Sub-attributes by attribute; null stands for the whole attribute. */
type Selected = ReadonlyMap<string, ReadonlySet<string> | null>;

function parseNames(text: string): Selected {
  const selected = new Map<string, Set<string> | null>();
  for (const name of text.split(',')) {
    const [attribute = '', sub] = plainAttribute(name.trim()).split('.');
    const known = selected.get(attribute);
    if (sub === undefined || known === null) selected.set(attribute, null);
    else selected.set(attribute, (known ?? new Set()).add(sub));
  }
  return selected;
}

function pickSub(value: unknown, keeps: (sub: string) => boolean): unknown {
  if (Array.isArray(value)) return value.map((entry) => pickSub(entry, keeps));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => keeps(key.toLowerCase())));
}

/**
 * Sub-attributes that follow from others and are returned only when a request names them (RFC 7643, section 7,
 * `returned: request`): a client that compares what it sent with what came back finds them equal.
 */
const onRequest: Readonly<Record<string, string>> = {
  name: 'formatted',
  roles: 'primary',
  members: 'display',
};

/** Returned with every resource (RFC 7643, section 7, `returned: always`). */
const always = new Set(['schemas', 'id']);

/** Reads `attributes` and `excludedAttributes` of an address or a search message. */
export function readSelection(query: unknown): AttributeSelection {
  const lower = typeof query === 'object' && query !== null ? lowerKeys(query) : {};
  const read = (value: unknown) =>
    Array.isArray(value) ? value.join(',') : typeof value === 'string' ? value : undefined;
  return { attributes: read(lower['attributes']), excluded: read(lower['excludedattributes']) };
}

/** Returns whether a response with this selection has the attribute, such as `members`. */
export function isSelected(name: string, { attributes, excluded }: AttributeSelection): boolean {
  if (attributes !== undefined) return parseNames(attributes).has(name);
  return excluded === undefined || parseNames(excluded).get(name) !== null;
}

/** Selects what a response returns: the named attributes, or all but the excluded ones (RFC 7644, section 3.9). */
export function selectAttributes(
  resource: Record<string, unknown>,
  { attributes, excluded }: AttributeSelection,
): Record<string, unknown> {
  const wanted = attributes === undefined ? undefined : parseNames(attributes);
  const unwanted = excluded === undefined || wanted ? undefined : parseNames(excluded);
  return Object.fromEntries(
    Object.entries(resource).flatMap(([key, value]): [string, unknown][] => {
      const name = key.toLowerCase();
      if (always.has(name)) return [[key, value]];
      const subs = (wanted ?? unwanted)?.get(name);
      const byDefault = pickSub(value, (sub) => sub !== onRequest[name]);
      if (subs === undefined) return wanted ? [] : [[key, byDefault]];
      if (subs === null) return wanted ? [[key, byDefault]] : [];
      return wanted
        ? [[key, pickSub(value, (sub) => subs.has(sub))]]
        : [[key, pickSub(byDefault, (sub) => !subs.has(sub))]];
    }),
  );
}

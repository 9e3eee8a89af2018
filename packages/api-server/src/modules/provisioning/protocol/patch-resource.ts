import { z } from '@rostrum/contracts';
import { matchesFilter, toDescribedEntry, type Entry } from './match-filter.ts';
import { plainAttribute } from './parse-filter.ts';
import { parsePath, type AttributePath } from './parse-path.ts';
import { isObject, lowerKeys } from './lower-keys.ts';
import { badValue, ScimError } from './scim-error.ts';
import { toText } from './to-text.ts';

/** How PATCH treats an attribute. */
export type AttributeKind = 'plain' | 'complex' | 'list' | 'ignored' | 'readOnly';

export interface PatchableAttribute {
  kind: AttributeKind;
  isRequired?: boolean;
  /** In lower case. Undefined: any. */
  subAttributes?: readonly string[];
}
export type PatchableAttributes = Readonly<Record<string, PatchableAttribute>>;
/** A resource with its names in lower case. */
export type Resource = Readonly<Record<string, unknown>>;

const patchSchema = 'urn:ietf:params:scim:api:messages:2.0:patchop';
const shape = z.object({
  schemas: z.array(z.string().toLowerCase()).refine((schemas) => schemas.includes(patchSchema)),
  operations: z
    .array(
      z
        .record(z.string(), z.unknown())
        .transform(lowerKeys)
        .pipe(
          z.object({
            op: z
              .string()
              .toLowerCase()
              .pipe(z.enum(['add', 'replace', 'remove'])),
            path: z.string().max(300).nullish(),
            value: z.unknown().optional(),
          }),
        ),
    )
    .min(1)
    .max(100),
});
type Op = 'add' | 'replace' | 'remove';
const maxEntries = 10_000;

/** Reads the entries of a multi-valued attribute: a list, one entry, or only its value. */
export function toEntries(value: unknown): Entry[] {
  if (value === null || value === undefined) return [];
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (list.length > maxEntries) throw badValue(`Send at most ${maxEntries} values at once.`);
  return list.map((each) => (isObject(each) ? lowerKeys(each) : { value: each }));
}

export const entriesIn = (resource: Resource, attribute: string): Entry[] => toEntries(resource[attribute]);

const keyOf = ({ value }: Entry): string => toText(value).toLowerCase();
const isTrue = (value: unknown): boolean => toText(value).toLowerCase() === 'true';

function addEntries(present: readonly Entry[], incoming: readonly Entry[]): Entry[] {
  const merged = new Map(present.map((entry) => [keyOf(entry), entry]));
  for (const entry of incoming) {
    // At most one value of an attribute is primary (RFC 7643, section 2.4).
    if (isTrue(entry['primary']))
      for (const [key, each] of merged) if ('primary' in each) merged.set(key, { ...each, primary: false });
    merged.set(keyOf(entry), { ...merged.get(keyOf(entry)), ...entry });
  }
  return [...merged.values()];
}

function changeEntry(entry: Entry, op: Op, subAttribute: string | undefined, value: unknown): Entry {
  if (subAttribute !== undefined) {
    if (op !== 'remove') return { ...entry, [subAttribute]: value };
    const { [subAttribute]: _, ...rest } = entry;
    return rest;
  }
  if (!isObject(value))
    throw badValue('Send an object as the value of a filtered path without a sub-attribute.');
  return op === 'replace' ? { ...lowerKeys(value) } : { ...entry, ...lowerKeys(value) };
}

function changeSelected(entries: readonly Entry[], op: Op, path: AttributePath, value: unknown): Entry[] {
  const { filter, subAttribute } = path;
  const isSelected = (entry: Entry) => filter === undefined || matchesFilter(entry, filter);
  if (entries.some(isSelected))
    return entries.flatMap((entry) => {
      if (!isSelected(entry)) return [entry];
      return op === 'remove' && subAttribute === undefined
        ? []
        : [changeEntry(entry, op, subAttribute, value)];
    });
  const described = filter === undefined ? {} : toDescribedEntry(filter);
  const mayAdd = op === 'add' || (op === 'replace' && filter === undefined);
  if (mayAdd && described) return [...entries, changeEntry(described, 'add', subAttribute, value)];
  if (filter === undefined) return [...entries];
  throw new ScimError(400, 'The filter in the path matches no value, so nothing was changed.', 'noTarget');
}

function changeList(entries: readonly Entry[], op: Op, path: AttributePath, value: unknown): Entry[] {
  if (path.filter !== undefined || path.subAttribute !== undefined)
    return changeSelected(entries, op, path, value);
  const incoming = toEntries(value);
  if (op === 'add') return addEntries(entries, incoming);
  if (op === 'replace') return addEntries([], incoming);
  if (value === undefined || value === null) return [];
  // Microsoft names the values to remove in the value and not in the path.
  const removed = new Set(incoming.map(keyOf));
  return entries.filter((entry) => !removed.has(keyOf(entry)));
}

function requireKnown(
  attributes: PatchableAttributes,
  path: AttributePath,
  text: string,
): PatchableAttribute {
  const found = Object.hasOwn(attributes, path.attribute) ? attributes[path.attribute] : undefined;
  const { subAttribute, filter } = path;
  const isKnown =
    found &&
    (found.kind === 'list' || found.kind === 'ignored' || filter === undefined) &&
    (subAttribute === undefined || found.kind !== 'plain') &&
    (subAttribute === undefined || (found.subAttributes?.includes(subAttribute) ?? true));
  if (!isKnown) throw new ScimError(400, `There is no attribute “${text}”.`, 'invalidPath');
  return found;
}

function changeComplex(
  present: unknown,
  subAttribute: string | undefined,
  value: unknown,
  name: string,
): Entry {
  const object = isObject(present) ? lowerKeys(present) : {};
  if (subAttribute !== undefined) return { ...object, [subAttribute]: value };
  if (!isObject(value)) throw badValue(`${name} must be an object.`);
  return { ...object, ...lowerKeys(value) };
}

function changeAttribute(
  resource: Resource,
  attributes: PatchableAttributes,
  { op, text, value }: { op: Op; text: string; value: unknown },
): Resource {
  const path = parsePath(text);
  if (path.attribute.startsWith('urn:')) return resource;
  const { kind, isRequired } = requireKnown(attributes, path, text);
  const { attribute, subAttribute } = path;
  if (kind === 'ignored') return resource;
  if (kind === 'readOnly') throw new ScimError(400, `“${text}” can't be changed.`, 'mutability');
  if (kind === 'list')
    return { ...resource, [attribute]: changeList(entriesIn(resource, attribute), op, path, value) };
  if (op === 'remove') {
    if (isRequired === true)
      throw new ScimError(400, `“${text}” can't be removed. Replace it.`, 'mutability');
    return { ...resource, [attribute]: null };
  }
  return kind === 'complex'
    ? { ...resource, [attribute]: changeComplex(resource[attribute], subAttribute, value, attribute) }
    : { ...resource, [attribute]: value };
}

const coreSchema = /^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group)$/;

/** Applies an object of attributes, as PATCH without a path and PUT send it. Attributes that are not stored are ignored. */
export function setAttributes(
  resource: Resource,
  attributes: PatchableAttributes,
  value: object,
  op: 'add' | 'replace' = 'replace',
): Resource {
  let next = resource;
  for (const [key, each] of Object.entries(lowerKeys(value))) {
    if (coreSchema.test(key)) {
      if (isObject(each)) next = setAttributes(next, attributes, each, op);
      continue;
    }
    // Clients send attributes of their own as well, under any name.
    if (!Object.hasOwn(attributes, plainAttribute(key).split(/[.[]/)[0] ?? '')) continue;
    const { attribute } = parsePath(key);
    const known = Object.hasOwn(attributes, attribute) ? attributes[attribute] : undefined;
    // Clients send whole resources back, with what the server had set.
    if (known && known.kind !== 'readOnly')
      next = changeAttribute(next, attributes, { op, text: key, value: each });
  }
  return next;
}

/** Applies a PatchOp message (RFC 7644, section 3.5.2): every operation in order, or none. */
export function patchResource(resource: Resource, attributes: PatchableAttributes, body: unknown): Resource {
  const parsed = shape.safeParse(isObject(body) ? lowerKeys(body) : body);
  if (!parsed.success)
    throw new ScimError(
      400,
      'Send a PatchOp message with Operations of op add, replace or remove.',
      'invalidSyntax',
    );
  let next = resource;
  for (const { op, path, value } of parsed.data.operations) {
    if (typeof path === 'string') {
      if (op !== 'remove' && value === undefined) throw badValue('Send the new value in value.');
      next = changeAttribute(next, attributes, { op, text: path, value });
    } else if (op === 'remove') throw new ScimError(400, 'Name the attribute to remove in path.', 'noTarget');
    else if (isObject(value)) next = setAttributes(next, attributes, value, op);
    else throw badValue('Without a path, value must be an object of attributes.');
  }
  return next;
}

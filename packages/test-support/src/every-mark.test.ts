import * as contracts from '@rostrum/contracts/all';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { exampleInput } from './examples/example.ts';

const isRoute = (value: unknown): value is contracts.RouteDescriptor =>
  typeof value === 'object' && value !== null && 'response' in value && 'path' in value && 'method' in value;

const bodies = Object.values(contracts).flatMap((group: unknown) => {
  const routes = isRoute(group)
    ? [group]
    : typeof group === 'object' && group !== null
      ? Object.values(group).filter(isRoute)
      : [];
  return routes.flatMap(({ id, body }) => (body ? [[id, body] as const] : []));
});

const empties: readonly unknown[] = ['', null, undefined];

/** Fields of the objects in a schema, down to those of a nested object: what a form has a mark for. */
function listFields(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    [...path, key],
    ...listFields(inner, [...path, key]),
  ]);
}

function replaceAt(value: unknown, [key, ...rest]: readonly string[], next: unknown): unknown {
  if (key === undefined) return next;
  return { ...Object(value), [key]: replaceAt(Reflect.get(Object(value), key), rest, next) };
}

interface Shaped {
  shape?: Record<string, z.ZodType>;
  innerType?: z.ZodType;
}

/** An example that has every field: the usual one leaves optional ones out. */
function fill(schema: z.ZodType, value: unknown): unknown {
  const { shape, innerType } = schema.def as Shaped;
  if (innerType) return fill(innerType, value ?? exampleInput(innerType));
  if (!shape || typeof value !== 'object' || value === null) return value;
  const filled = Object.entries(shape).map(([key, inner]) => [
    key,
    fill(inner, Reflect.get(value, key) ?? exampleInput(inner)),
  ]);
  return { ...value, ...Object.fromEntries(filled) };
}

/** Whether the whole form refuses each way to leave a field empty, at that field. */
const refusesEmpty = (schema: z.ZodType, valid: unknown, path: readonly string[]): boolean =>
  empties.every((empty) =>
    schema
      .safeParse(replaceAt(valid, path, empty))
      .error?.issues.some((issue) => issue.path.join('.') === path.join('.')),
  );

/** Required by another field, which the form knows and says as soon as that one is filled in. */
const markedByForm = new Set([
  // Countries whose addresses need a state.
  'settings.updateContact organisation.state',
  // Only to say no.
  'inquiry-clearances.decide reason',
  // Both of a pair, or neither.
  'mailing-lists.add quiet_from',
  'mailing-lists.add quiet_until',
  'mailing-lists.change quiet_from',
  'mailing-lists.change quiet_until',
  'personPresence.setReadiness reachable_from',
  'personPresence.setReadiness reachable_to',
  // One of several, chosen by a button and not in a form.
  'bookmarks.add bookmark.username',
]);

test('a field that is marked optional may be left empty, and one that is marked required may not', () => {
  const differing: string[] = [];
  let seen = 0;
  for (const [id, body] of bodies) {
    for (const country of ['DE', 'US', 'CA']) {
      const valid = fill(body, exampleInput(body));
      const here = listFields(valid)
        .filter((path) => path.at(-1) === 'country')
        .reduce<unknown>((input, path) => replaceAt(input, path, country), valid);
      for (const path of listFields(valid)) {
        const name = path.join('.');
        let required: boolean;
        try {
          ({ required } = contracts.readField(body as Parameters<typeof contracts.readField>[0], name));
        } catch {
          continue;
        }
        seen += 1;
        if (required !== refusesEmpty(body, here, path)) differing.push(`${id} ${name}`);
      }
    }
  }
  expect(seen).toBeGreaterThan(500);
  expect(new Set(differing)).toEqual(markedByForm);
});

import { activity, type RouteDescriptor, settings } from '@rostrum/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { uuidv7 } from '@rostrum/server-kit/database';
import { buildTestApp } from '@rostrum/test-support/server';

/** Texts that an attacker may put where an id belongs. */
const strangeIds = fc.oneof(
  fc.uuid(),
  fc.constant(0).map(() => uuidv7()),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    'null',
    'undefined',
    'me',
    '0',
    '-1',
    "' or 1=1 --",
    '../',
    '%',
    '\u0000',
    '{identifier}',
    'a'.repeat(390),
  ),
);

test("no identifier but one's own opens anything, and none breaks the server", async () => {
  await using server = await buildTestApp();
  const ada = await server.signInAs('media');
  const bob = await server.signInAs('administrator');
  const statusOf = async ({ method, path }: RouteDescriptor, identifier: string) =>
    (
      await server.app.inject({
        method,
        url: path.replace('{identifier}', encodeURIComponent(identifier)),
        headers: { authorization: `Bearer ${ada.token}` },
      })
    ).statusCode;
  expect(await statusOf(activity.list, ada.identifier)).toBe(200);
  expect(await statusOf(activity.list, bob.identifier)).toBe(404);
  expect(await statusOf(activity.list, ada.identifier.toUpperCase())).toBe(404);
  await fc.assert(
    fc.asyncProperty(strangeIds, fc.constantFrom(activity.list, settings.getContact), async (id, route) => {
      fc.pre(id !== ada.identifier && id !== '' && id !== '.' && id !== '..');
      expect([400, 404]).toContain(await statusOf(route, id));
    }),
    { numRuns: 300 },
  );
});

test('whatever stands in the Authorization header, a stranger stays a stranger', async () => {
  await using server = await buildTestApp();
  const ada = await server.signInAs('media');
  const url = activity.list.path.replace('{identifier}', ada.identifier);
  const statusOf = async (authorization: string) =>
    (await server.app.inject({ url, headers: { authorization } })).statusCode;
  expect([await statusOf(`Bearer ${ada.token}`), await statusOf(ada.token)]).toEqual([200, 200]);
  const headers = fc.oneof(
    fc.string({ unit: 'grapheme-ascii', maxLength: 120 }),
    fc.string({ unit: 'grapheme-ascii', maxLength: 80 }).map((text) => `Bearer ${text}`),
    fc.constantFrom(
      `Basic ${ada.token}`,
      `Bearer ${ada.token} x`,
      `Bearer${ada.token}`,
      ada.cookie,
      `Bearer ${ada.cookie}`,
    ),
  );
  await fc.assert(
    fc.asyncProperty(headers, async (header) => {
      expect(await statusOf(header)).toBe(401);
    }),
    { numRuns: 300 },
  );
});

import { people } from '@rostrum/contracts';
import { personVersions as calls } from '@rostrum/contracts/people';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';

/** The sitting of 15 minutes is over. */
const endSitting = (server: TestApp) =>
  server.db.execute(sql`UPDATE person_versions SET started_at = started_at - interval '16 minutes'`);

test('each sitting of a profile is a version that is read, compared and put back', async () => {
  await using server = await buildTestApp();
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  const { id } = await server.given.person(orgId, {
    headline: 'Studies tides',
    topics: ['Tides'],
    city: 'Leeds',
    department: 'Law',
  });
  const expert = await server.signInAs('expert', { orgId, personId: id });
  const params = { id };
  const list = async () => (await admin.call(calls.list, { params })).items;
  expect(await list()).toEqual([]);

  // Two saves of one sitting are one version.
  await admin.call(people.update, { params, body: { version: 1, headline: 'Studies storms' } });
  await admin.call(people.update, { params, body: { version: 2, headline: 'Studies surges', city: 'York' } });
  await endSitting(server);
  const links = [{ data: { name: 'Office', url: 'https://office.example/' } }];
  await admin.call(people.replaceSections, { params, body: { version: 3, kind: 'link', entries: links } });
  await expert.call(people.updateOwn, { body: { version: 4, topics: ['Tides', 'Storms'] } });
  expect(await list()).toMatchObject([
    { number: 4, changed: ['Areas of expertise'], saved_by: expect.stringMatching(/./), was_public: true },
    { number: 3, changed: ['Links'], note: null },
    { number: 2, changed: ['Headline', 'City'] },
    { number: 1, changed: [], saved_by: '' },
  ]);

  const compare = async (number: number, to?: number) =>
    (await admin.call(calls.compare, { params: { id, number }, query: { to } })).sections;
  expect(await compare(1, 2)).toMatchObject([
    {
      label: 'Headline',
      number: 2,
      obstacle: null,
      difference: {
        parts: [
          { kind: 'same', text: 'Studies ' },
          { kind: 'removed', text: 'tides' },
          { kind: 'added', text: 'surges' },
          { kind: 'break' },
        ],
      },
    },
    { label: 'City' },
  ]);
  expect((await compare(1)).map(({ part }) => part)).toEqual(['headline', 'topics', 'city', 'link']);
  expect((await compare(3))[0]?.difference).toEqual({
    kind: 'items',
    items: [
      { text: 'Tides', change: 'same' },
      { text: 'Storms', change: 'added' },
    ],
  });

  // One part, then all of it; what stood before stays a version.
  const restore = (number: number, body: { version: number; parts?: string[] }) =>
    admin.call(calls.restore, { params: { id, number }, body });
  expect(await restore(1, { version: 5, parts: ['headline'] })).toMatchObject({
    headline: 'Studies tides',
    city: 'York',
    version: 6,
  });
  await expect(restore(1, { version: 5 })).rejects.toMatchObject({ status: 409 });
  const whole = await restore(1, { version: 6 });
  expect(whole).toMatchObject({ city: 'Leeds', topics: ['Tides'], sections: [], status: 'published' });
  expect((await list())[0]).toMatchObject({ number: 6, note: 'Restored from version 1' });
  expect(await restore(4, { version: 7 })).toMatchObject({
    headline: 'Studies surges',
    topics: ['Tides', 'Storms'],
    sections: [{ kind: 'link', data: { name: 'Office' } }],
  });
  await expect(restore(7, { version: 8 })).rejects.toMatchObject({ status: 422 });
  expect((await admin.call(people.activity)).items[0]).toMatchObject({ verb: 'person.version_restored' });

  // What is public keeps what publishing asked for, and a version that is gone is not found.
  await server.db.execute(
    sql`UPDATE person_versions SET former = '{"biography": ""}' WHERE person_id = ${id} AND number = 7`,
  );
  await expect(restore(6, { version: 8 })).rejects.toMatchObject({
    status: 422,
    envelope: { fields: [{ path: 'biography' }] },
  });
  await expect(restore(99, { version: 8 })).rejects.toMatchObject({ status: 404 });

  // An agent sees the versions of the own scope only; the expert none of what the team keeps.
  const elsewhere = await server.signInAs('agent', { orgId, scopes: { departments: ['Art'], tags: [] } });
  await expect(elsewhere.call(calls.list, { params })).rejects.toMatchObject({ status: 404 });
  await expect(expert.call(calls.list, { params })).rejects.toMatchObject({ status: 403 });
  const foreign = await server.signInAs('administrator');
  await expect(foreign.call(calls.compare, { params: { id, number: 1 } })).rejects.toMatchObject({
    status: 404,
  });

  // Fifty are kept.
  await server.db.execute(
    sql`INSERT INTO person_versions (org_id, person_id, number, former, was_public, saved_by_name)
      SELECT ${orgId}, ${id}, n, '{}', true, '' FROM generate_series(8, 60) AS n`,
  );
  await endSitting(server);
  await admin.call(people.update, { params, body: { version: 8, city: 'Hull' } });
  expect((await list()).map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, at) => 61 - at));
});

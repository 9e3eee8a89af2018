import { access, activity, search } from '@rostrum/contracts';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';

async function withIndividual() {
  const server = await buildTestApp();
  const org = await server.given.organisation({ kind: 'individual' });
  const person = await server.given.person(org.id, { username: 'saoirse', lastname: 'Vandermeer' });
  const saoirse = await server.signInAs('individual', { orgId: org.id, personId: person.id });
  const page = async () => {
    const { statusCode, body } = await server.app.inject('/experts/saoirse');
    return [statusCode, body.includes('<meta name="robots" content="noindex">')];
  };
  return { server, saoirse, page, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

test('an individual makes the profile unlisted, private and public again, and the public page follows at once', async () => {
  await using house = await withIndividual();
  const { saoirse, page } = house;
  const first = await saoirse.call(access.getProfile);
  expect(first).toEqual({
    version: 1,
    access: 'public',
    is_indexed: true,
    status: 'published',
    href: '/experts/saoirse',
  });
  expect(await page()).toEqual([200, false]);
  let { version } = first;
  const become = async (level: 'public' | 'private' | 'unlisted', is_indexed: boolean) => {
    const changed = await saoirse.call(access.changeProfile, {
      body: { version, access: level, is_indexed },
    });
    expect(changed).toMatchObject({ access: level, is_indexed, version: version + 1 });
    ({ version } = changed);
    return page();
  };
  expect(await become('public', false)).toEqual([200, true]);
  // Whoever was given the address may read it; a search engine may not keep it, whatever the switch says.
  expect(await become('unlisted', true)).toEqual([200, true]);
  expect((await become('private', true))[0]).toBe(404);
  expect(await become('public', true)).toEqual([200, false]);
  expect((await saoirse.call(activity.list)).items.map(({ text }) => text)).toContain(
    'made their profile private, open to search engines',
  );
});

test('a hidden profile is not found by search either', async () => {
  await using house = await withIndividual();
  const { server, saoirse } = house;
  const seeker = await server.signInAs('media');
  const found = async () => (await seeker.call(search.find, { query: { q: 'Vandermeer' } })).total;
  expect(await found()).toBe(1);
  const { version } = await saoirse.call(access.getProfile);
  await saoirse.call(access.changeProfile, { body: { version, access: 'unlisted', is_indexed: true } });
  expect(await found()).toBe(0);
});

test('a change made from an older state is refused with the newer one, and changes nothing', async () => {
  await using house = await withIndividual();
  const body = { version: 1, access: 'private', is_indexed: false } as const;
  await house.saoirse.call(access.changeProfile, { body });
  await expect(
    house.saoirse.call(access.changeProfile, { body: { ...body, access: 'public' } }),
  ).rejects.toMatchObject({ status: 409, code: 'version_conflict' });
  expect(await house.saoirse.call(access.getProfile)).toMatchObject({ version: 2, access: 'private' });
});

test('experts leave it to their desk, and without a profile there is nothing to hide', async () => {
  await using server = await buildTestApp();
  for (const role of ['expert', 'agent', 'staff', 'media'] as const)
    await expect((await server.signInAs(role)).call(access.getProfile)).rejects.toMatchObject({
      status: 403,
    });
  await expect((await server.signInAs('individual')).call(access.getProfile)).rejects.toMatchObject({
    status: 404,
  });
});

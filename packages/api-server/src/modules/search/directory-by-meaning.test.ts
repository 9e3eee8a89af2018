import { embeds, publicProfiles, search } from '@rostrum/contracts';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';

const polling = { timeout: 120_000, interval: 250 };

test('the directory of an organisation finds its own experts by meaning: as an answer, on its page and in embeds', async () => {
  await using server = await buildTestApp({ environment: { SEARCH_MODEL: '1' } });
  const north = await server.given.organisation({ name: 'Northmere University' });
  const south = await server.given.organisation({ name: 'Southmere University' });
  for (const [orgId, username] of [
    [north.id, 'maren'],
    [south.id, 'sanna'],
  ] as const)
    await server.given.person(orgId, {
      username,
      topics: ['Bread'],
      headline: 'Bakes sourdough and pastry',
      biography: 'She teaches how dough rises.',
    });
  await server.given.person(north.id, {
    username: 'idris',
    topics: ['Volcanoes'],
    headline: 'Measures lava flows',
  });
  const q = 'recettes de pâtisserie et de pain';
  const params = { company_username: north.companyUsername };

  // Each of the two servers finds by meaning once it has loaded the model and the vectors.
  const listed = async (text: string) =>
    (await server.call(publicProfiles.organisation, { params, query: { q: text } })).people.items.map(
      ({ username }) => username,
    );
  await expect.poll(() => listed(q), polling).toEqual(['maren']);
  await expect.poll(() => listed('éruption volcanique'), polling).toEqual(['idris']);

  // An embed's answer is kept for a while, so every request is another one.
  let requests = 0;
  const embedded = async () =>
    (
      await server.call(embeds.directory, { params, query: { q: `${q}${' '.repeat((requests += 1))}.` } })
    ).items.map(({ username }) => username);
  await expect.poll(embedded, polling).toEqual(['maren']);

  const linked = async () => {
    const url = `/organizations/${north.companyUsername}?q=${encodeURIComponent(q)}`;
    const { body } = await server.app.inject({ url, headers: { accept: 'text/html' } });
    return ['maren', 'sanna', 'idris'].filter((username) => body.includes(`/experts/${username}`));
  };
  await expect.poll(linked, polling).toEqual(['maren']);

  const administrator = await server.signInAs('administrator', { orgId: north.id });
  const own = async () =>
    (await administrator.call(search.find, { query: { q, scope: 'own' } })).people.map(
      ({ username }) => username,
    );
  await expect.poll(own, polling).toEqual(['maren']);
}, 300_000);

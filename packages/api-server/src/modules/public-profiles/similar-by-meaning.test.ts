import { publicProfiles } from '@rostrum/contracts';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';

const polling = { timeout: 120_000, interval: 250 };

test('colleagues whose profiles are alike in meaning are similar, in any language and nobody else', async () => {
  await using server = await buildTestApp({ environment: { SEARCH_MODEL: '1' } });
  const north = await server.given.organisation({ name: 'Northmere University' });
  const south = await server.given.organisation({ name: 'Southmere University' });
  const expert = (username: string, topic: string, headline: string, more = {}) =>
    server.given.person(north.id, { username, topics: [topic], headline, biography: headline, ...more });
  await expert('maren', 'Bread', 'Bakes sourdough and pastry and teaches how dough rises');
  const baker = ['Pâtisserie', 'Fait du pain au levain et enseigne la fermentation de la pâte'] as const;
  await expert('camille', ...baker);
  await expert('idris', 'Volcanoes', 'Measures lava flows and warns of eruptions');
  await expert('ravi', 'Contract law', 'Reads the small print of insurance policies');
  await expert('draft', ...baker, { status: 'draft' });
  await expert('unlisted', ...baker, { access: 'unlisted' });
  await server.given.person(south.id, { username: 'stranger', topics: [baker[0]], headline: baker[1] });

  const similar = async (username: string) =>
    (await server.call(publicProfiles.person, { params: { username } })).similar.map((each) => each.username);
  await expect.poll(() => similar('maren'), polling).toEqual(['camille']);
  expect(await similar('camille')).toEqual(['maren']);
  expect(await similar('idris')).toEqual([]);
}, 300_000);

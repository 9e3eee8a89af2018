import { search } from '@rostrum/contracts';
import { createLanguageModel } from '@rostrum/language-model';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createSemanticSearch } from './semantic-search.ts';

const polling = { timeout: 120_000, interval: 250 };

/** Two servers with the model, and two experts whose profiles have none of the words that are asked for. */
async function scene() {
  const server = await buildTestApp({ servers: 2, environment: { SEARCH_MODEL: '1' } });
  const org = await server.given.organisation({ name: 'Northmere University' });
  const maren = await server.given.person(org.id, {
    username: 'maren',
    topics: ['Bread'],
    headline: 'Bakes sourdough and pastry',
    biography: 'She teaches how dough rises. She plays the cello.',
  });
  await server.given.person(org.id, {
    username: 'idris',
    topics: ['Volcanoes'],
    headline: 'Measures lava flows',
  });
  const seeker = await server.signInAs('media');
  const find = (q: string) => seeker.call(search.find, { query: { q } });
  const usernames = async (q: string) => (await find(q)).people.map(({ username }) => username);
  return { server, maren, find, usernames };
}

test('finds experts by meaning in any language, shows the sentence, and follows changes and deletions', async () => {
  const { server, maren, find, usernames } = await scene();
  await using _ = server;
  const baking = 'recettes de pâtisserie et de pain';
  // Two servers take turns. Each compares by meaning once it has loaded the model, and by words alone while it is busy.
  const summary = async (q: string) => {
    const { people, totals, facets } = await find(q);
    return {
      people: people.map(({ username, missing }) => ({ username, missing: missing ?? [] })),
      sentence: people[0]?.match?.parts.map(({ text }) => text).join(''),
      experts: totals.experts,
      topics: facets.topic,
    };
  };
  await expect
    .poll(() => summary(baking), polling)
    .toEqual({
      people: [{ username: 'maren', missing: [] }],
      sentence: expect.stringMatching(/sourdough|Bread/),
      experts: 1,
      topics: [{ value: 'Bread', label: 'Bread', count: 1 }],
    });
  expect(await usernames(`${baking} -pain`)).toEqual([]);

  await server.db.execute(
    sql`UPDATE people SET headline = 'Studies coral reefs', biography = 'She counts corals on reefs.', topics = ARRAY['Coral reefs'] WHERE id = ${maren.id}::uuid`,
  );
  await expect.poll(() => usernames('barriere coralline'), polling).toEqual(['maren']);
  await expect.poll(() => usernames(baking), polling).toEqual([]);

  await server.db.execute(sql`UPDATE people SET access = 'private' WHERE id = ${maren.id}::uuid`);
  expect(await usernames('barriere coralline')).toEqual([]);
  // What another model computed is computed again.
  await server.db.execute(sql`UPDATE search_vectors SET model = 'an older one'`);
  await server.db.execute(sql`UPDATE search_vectors SET changes = changes + 1`);
  await server.db.execute(sql`SELECT pg_notify('search_vectors_due', '')`);
  const models = async () =>
    (await server.db.execute(sql`SELECT DISTINCT model, changes = indexed AS current FROM search_vectors`))
      .rows;
  await expect.poll(models, polling).toEqual([{ model: createLanguageModel().id, current: true }]);
}, 300_000);

test('a server without its model searches by words and says so', async () => {
  await using server = await buildTestApp({ servers: 2 });
  const warnings: string[] = [];
  const semantics = createSemanticSearch({
    db: server.db,
    listener: { subscribe: () => undefined },
    log: { warn: (_context, message) => void warnings.push(message), info: () => undefined },
    maxBytes: 1_000_000,
    createModel: () => createLanguageModel({ folder: '/nowhere' }),
  });
  await semantics.start();
  expect([semantics.state, await semantics.find('floods')]).toEqual(['failed', null]);
  expect(semantics.failure).toMatch(/nowhere/);
  expect(warnings).toEqual(['the language model is missing: searches go by words alone']);
  semantics.close();
});

test('a computation of many vectors says how many experts are left', async () => {
  await using server = await buildTestApp();
  const org = await server.given.organisation();
  for (const headline of ['Bakes bread', 'Measures lava', 'Counts corals'])
    await server.given.person(org.id, { headline });
  const held = Promise.withResolvers<void>();
  const logged: object[] = [];
  const semantics = createSemanticSearch({
    db: server.db,
    listener: { subscribe: () => undefined },
    log: { warn: () => undefined, info: (context) => void logged.push(context) },
    maxBytes: 1_000_000,
    createModel: () => ({
      id: 'a held one',
      dimensions: 768,
      state: 'ready',
      failure: null,
      start: async () => 'ready',
      embed: async (texts) => {
        await held.promise;
        return texts.map(() => new Float32Array(768).fill(0.05));
      },
      close: () => undefined,
    }),
  });
  semantics.work();
  await semantics.start();
  await expect.poll(() => semantics.due, polling).toBe(3);
  held.resolve();
  await expect.poll(() => semantics.due, polling).toBe(0);
  expect(logged).toEqual([{ computed: 3, due: 0 }]);
  semantics.close();
});

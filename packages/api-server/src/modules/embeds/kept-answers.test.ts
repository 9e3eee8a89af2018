import { people } from '@rostrum/contracts';
import { embedDefaults, savedEmbeds } from '@rostrum/contracts/builder';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { settings } from './testing/embed-settings.ts';

test('what embeds show is kept in memory until it changes, and then no page is sent what was before', async () => {
  await using server = await buildTestApp({ servers: 2 });
  const { id: orgId, companyUsername } = await server.given.organisation({ companyUsername: 'northmere' });
  const maren = await server.given.person(orgId, { username: 'maren', jobTitle: 'Oceanographer' });
  const admin = await server.signInAs('administrator', { orgId });
  const saved = await admin.call(savedEmbeds.create, {
    body: { name: 'Newsroom', kind: 'directory', settings },
  });
  const headers = { origin: 'https://news.paper.example' };
  const ask = async (url: string) => {
    const { statusCode, body } = await server.app.inject({ url, headers });
    // A refusal names its request.
    return { statusCode, body: statusCode === 200 ? body : '' };
  };
  const addresses = [
    `/embed/directory/${companyUsername}.json`,
    `/embed/content/${companyUsername}.json?kind=expert&of=maren`,
    `/embed/saved/${saved.id}.json`,
  ];
  const askAll = async () => {
    const answers = [];
    for (const address of addresses) {
      // Two servers answer, each with a memory of its own; three calls in a row reach both.
      const [one, ...others] = [await ask(address), await ask(address), await ask(address)];
      for (const other of others) expect(other).toEqual(one);
      answers.push(one);
    }
    return answers;
  };
  const holding = (text: string) =>
    addresses.map(() => ({ statusCode: 200, body: expect.stringContaining(text) }));
  expect(await askAll()).toEqual(holding('Oceanographer'));

  // A change that no trigger hears of tells what is kept.
  await server.db.execute(sql`ALTER TABLE people DISABLE TRIGGER USER`);
  await server.db.execute(sql`UPDATE people SET job_title = 'Unheard of' WHERE id = ${maren.id}`);
  await server.db.execute(sql`ALTER TABLE people ENABLE TRIGGER USER`);
  expect(await askAll()).toEqual(holding('Oceanographer'));

  const { version } = await admin.call(people.get, { params: { id: maren.id } });
  await admin.call(people.update, { params: { id: maren.id }, body: { version, job_title: 'Glaciologist' } });
  expect(await askAll()).toEqual(holding('Glaciologist'));

  await admin.call(savedEmbeds.change, {
    params: { id: saved.id },
    body: { version: saved.version, status: 'paused' },
  });
  expect((await askAll())[2]?.body).not.toContain('Glaciologist');

  await admin.call(embedDefaults.change, {
    body: { version: 0, defaults: settings, allowed_domains: ['uni.example'], apply_to: [] },
  });
  expect((await askAll()).map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
});

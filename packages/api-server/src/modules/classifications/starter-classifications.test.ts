import { account, people, search } from '@rostrum/contracts';
import { classifications as vocabulary } from '@rostrum/contracts/settings';
import { createOwner } from '@rostrum/identity';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { mailedToken } from '../../testing/mailbox.ts';
import { createTestBrowser } from '../../testing/test-browser.ts';
import { people as profiles } from '../people/index.ts';
import { organisations, users } from '@rostrum/identity/schema';
import { starterClassifications } from './starter-classifications.repository.ts';
import { starterIndustries } from './starter-industries.ts';
import { starterTopics } from './starter-topics.ts';

const password = 'kelp forest at dawn';

test('somebody who signs up on an empty installation finds an industry and can publish', async () => {
  await using server = await buildTestApp();
  const email = 'saoirse@vandermeer.example';
  await server.call(account.signUpIndividual, {
    body: {
      firstname: 'Saoirse',
      lastname: 'van der Meer',
      job_title: 'Author',
      country: 'IE',
      email,
      password,
    },
  });
  const token = await mailedToken(server, email, 'account.confirm_address');
  await createTestBrowser(server.app).post('/api/auth/callback/email', { token });
  const [user] = await server.db.select().from(users).where(eq(users.email, email));
  const [org] = await server.db.select().from(organisations);
  const caller = await server.signIn(user?.id ?? '', org?.id ?? '');

  const { items } = await caller.call(search.classifications, {
    query: { q: 'journalism', scheme: 'industry' },
  });
  expect(items.map(({ title }) => title)).toEqual(['Media and publishing']);
  const topics = await caller.call(search.classifications, {
    query: { q: 'machine learning', scheme: 'topic' },
  });
  expect(topics.items.map(({ title }) => title)).toEqual(['Artificial intelligence']);
  const own = await caller.call(people.own);
  await caller.call(people.updateOwn, {
    body: {
      version: own.version,
      headline: 'Explains ocean treaties',
      biography: 'Has written on the law of the sea for twenty years.',
      topics: ['Ocean policy'],
      industries: items.map(({ title }) => title),
    },
  });
  // A photo is uploaded in a test of its own.
  await server.db.update(profiles).set({ image: '/files/portrait.webp' }).where(eq(profiles.id, own.id));
  await caller.call(people.consentOwn);
  expect(await caller.call(people.setStatus, { body: { ids: [own.id], status: 'published' } })).toMatchObject(
    {
      changed: [own.id],
      refused: [],
    },
  );
});

test('an organisation made on the command line begins with them too, and sees those of no other', async () => {
  await using server = await buildTestApp();
  for (const name of ['Harbour College', 'Saltmarsh Institute'])
    await createOwner(
      server.db,
      {
        email: `owner@${name.split(' ')[0]?.toLowerCase()}.example`,
        organization: name,
        country: 'GB',
        firstname: 'Ada',
        lastname: 'Lund',
        password,
      },
      starterClassifications,
    );
  const [org] = await server.db.select().from(organisations);
  const admin = await server.signInAs('administrator', { orgId: org?.id ?? '' });
  const { items } = await admin.call(search.classifications, { query: { q: 'and', scheme: 'industry' } });
  expect(items.length).toBe(starterIndustries.filter(({ title }) => / and /.test(title)).length);
  expect(new Set(starterIndustries.map(({ title }) => title.toLowerCase())).size).toBe(
    starterIndustries.length,
  );
  const { terms } = await admin.call(vocabulary.list, { query: { scheme: 'topic' } });
  expect(terms).toHaveLength(starterTopics.length);
  const subject = terms.find(({ title }) => title === 'Environment');
  expect(terms.find(({ title }) => title === 'Flooding')).toMatchObject({ parent_id: subject?.id });
});

test('a word of the starter topics leads to one topic', () => {
  const words = starterTopics.flatMap(({ title, synonyms }) => [title, ...synonyms]);
  const folded = words.map((word) => word.toLowerCase());
  expect(folded.filter((word, place) => folded.indexOf(word) !== place)).toEqual([]);
});

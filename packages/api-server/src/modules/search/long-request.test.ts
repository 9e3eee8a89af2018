import { type search, type RouteResponse } from '@rostrum/contracts';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';

const email =
  'Dear Sir or Madam, my name is Ada Winter and I work for a bank in Hamburg. We are looking for someone who can explain coastal flooding to our listeners. It would be live by phone on Thursday at 8:15, in French if possible. Kind regards, Ada Winter, Labour markets desk';

async function ask(query: Record<string, string>) {
  await using server = await buildTestApp();
  const org = await server.given.organisation({ name: 'Northmere University' });
  await server.given.person(org.id, { username: 'maren', topics: ['Coastal flooding'] });
  await server.given.person(org.id, { username: 'idris', topics: ['Labour markets'] });
  const { token, identifier } = await server.signInAs('media');
  const response = await server.app.inject({
    url: `/app/search/${identifier}?${new URLSearchParams(query).toString()}`,
    headers: { authorization: `Bearer ${token}` },
  });
  return response.json<{ data: RouteResponse<typeof search.find> }>().data;
}

test('searches an email by the sentences that name its subject and reads conditions out of the others', async () => {
  const answer = await ask({ q: email });
  expect(answer.people.map(({ username }) => username)).toEqual(['maren']);
  expect(answer.searched_for).toBe(
    'We are looking for someone who can explain coastal flooding to our listeners.',
  );
  expect(answer.read_as.map(({ key }) => key)).toEqual(['ready:phone', 'language:fr']);
  expect(answer.not_used).toEqual(['on Thursday']);
});

test('takes back a condition that was read out of another sentence', async () => {
  const answer = await ask({ q: email, unread: 'language:fr' });
  expect(answer.read_as.map(({ key }) => key)).toEqual(['ready:phone']);
});

test('searches all of an email when that is asked for', async () => {
  const answer = await ask({ q: email, whole: 'true' });
  expect(answer.searched_for).toBeNull();
  expect(answer.text).toContain('markets');
});

import { OutboundError, type GuardedFetch } from '@rostrum/server-kit/outbound';
import { expect, test } from 'vitest';
import { checkLink } from './check-link.ts';

/** Servers by their answers: a status, or a status with where it leads. What is not listed never answers. */
function answering(answers: Record<string, number | [status: number, location: string]>) {
  const asked: string[] = [];
  const fetch: GuardedFetch = (url, init) => {
    asked.push(url);
    const answer = answers[url];
    if (answer === undefined || init?.isHeadOnly !== true)
      return Promise.reject(new OutboundError('It does not answer.'));
    const [status, location] = typeof answer === 'number' ? [answer, null] : answer;
    return Promise.resolve(new Response(null, { status, headers: location === null ? {} : { location } }));
  };
  return { fetch, asked };
}

const page = 'https://example.org/a';

test.each([
  [200, 'opens', /Opens/],
  [204, 'opens', /Opens/],
  [404, 'missing', /not there \(404\)/],
  [410, 'missing', /not there \(410\)/],
  [401, 'refused', /sign-in/],
  [403, 'refused', /\(403\)/],
  [429, 'refused', /\(429\)/],
  [503, 'refused', /trouble \(503\)/],
] as const)('an answer of %d is told as such', async (status, state, note) => {
  expect(await checkLink(page, answering({ [page]: status }).fetch)).toEqual({
    state,
    note: expect.stringMatching(note) as string,
  });
});

test('a link that never answers, or leads where nobody may ask, is told as such', async () => {
  const { fetch, asked } = answering({ [page]: [302, 'https://169.254.169.254/latest/meta-data/'] });
  const silent = await checkLink('https://silent.example/', fetch);
  expect(silent).toEqual({ state: 'no_answer', note: expect.stringContaining('No answer') as string });
  // What the guard refuses reads the same as what is silent.
  expect(await checkLink(page, fetch)).toEqual(silent);
  expect(asked).toEqual(['https://silent.example/', page, 'https://169.254.169.254/latest/meta-data/']);
});

test('a link that leads on is followed a few times; for good, and the new address is named', async () => {
  const { fetch } = answering({
    [page]: [301, '/b'],
    'https://example.org/b': [302, 'https://example.com/c'],
    'https://example.com/c': 200,
    'https://example.org/later': [307, '/b'],
    'https://example.org/circle': [302, '/circle'],
    'https://example.org/dead': [301, '/nowhere'],
    'https://example.org/nowhere': 404,
    'https://example.org/odd': [302, 'http://['],
  });
  expect(await checkLink(page, fetch)).toEqual({
    state: 'moved',
    note: 'Opens at another address now: https://example.org/b',
  });
  expect((await checkLink('https://example.org/later', fetch)).state).toBe('opens');
  expect((await checkLink('https://example.org/circle', fetch)).note).toMatch(/without an end/);
  expect((await checkLink('https://example.org/dead', fetch)).state).toBe('missing');
  expect((await checkLink('https://example.org/odd', fetch)).state).toBe('refused');
});

test.each([
  'mailto:desk@example.org',
  'tel:+442079460100',
  '/experts/maren',
  '#sources',
  'http://example.org/',
])('of %s no one is asked', async (href) => {
  const { fetch, asked } = answering({});
  expect((await checkLink(href, fetch)).state).toBe('not_checked');
  expect(asked).toEqual([]);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWire } from './testing/browser-fetch.ts';
import { startNextAuthServer } from './testing/next-auth-server.ts';
import { startOurServer } from './testing/our-server.ts';
import type { Peer } from './testing/peer.ts';
import { wireCases } from './testing/wire-cases.ts';

interface Answer {
  status: number;
  location: string | null;
  /** JSON, or null for an answer that no client reads. */
  body: unknown;
  cookies: string[];
}

/** Secrets and times differ at each run; what is left must not. */
const withoutChance = (text: string) =>
  text
    .replaceAll(/[\w.-]{30,}/g, '…')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'then')
    .replaceAll(/Expires=[^;]+/g, 'Expires=then');

/** The people of the two servers have different ids and tokens, and ours knows more ways to sign in. */
function comparable(body: unknown): unknown {
  if (typeof body === 'object' && body !== null && 'credentials' in body)
    return { credentials: body.credentials };
  if (typeof body !== 'object' || body === null || !('sessionToken' in body && 'user' in body)) return body;
  return { ...body, sessionToken: '…', user: { ...(body.user as object), identifier: '…' } };
}

async function answerOf(name: string, peer: Peer): Promise<Answer> {
  const wire = createWire(peer);
  const response = await wireCases[name]?.(wire, peer);
  if (!response) throw new Error(`There is no case '${name}'.`);
  const location = response.headers.get('location');
  const text = withoutChance(wire.seen.at(-1)?.body ?? '');
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  return {
    status: response.status,
    location: location && new URL(location, peer.origin).href,
    body: isJson && text !== '' ? comparable(JSON.parse(text)) : null,
    cookies: response.headers
      .getSetCookie()
      // The library knows no refresh token.
      .filter((line) => !line.startsWith('refreshToken='))
      .map(withoutChance)
      .sort(),
  };
}

const keepsTarget = (origin: string, error: string): Otherwise => [
  'The target is kept.',
  { location: `${origin}/login?callbackUrl=${encodeURIComponent(origin)}&error=${error}` },
];
const noSuchWay = (origin: string): Otherwise => [
  'There is no such way in, and the client needs an absolute url.',
  { status: 400, body: { url: `${origin}/api/auth/error?error=OAuthSignin` } },
];

type Otherwise = [why: string, instead: Partial<Answer>];

/** Where we answer otherwise on purpose: why, and what instead. */
const otherwiseAt = (origin: string): Record<string, Otherwise> => ({
  'GET session, anonymous': ['The hottest route plants no cookies that nobody needs there.', { cookies: [] }],
  'HEAD session': ['HEAD answers as GET does.', { status: 200 }],
  'POST session, foreign csrf': ['A refused form plants no cookies.', { cookies: [] }],
  'POST session, broken JSON': ['Bad input is 400, and what update() can read.', { status: 400, body: {} }],
  'sign-in, foreign csrf, json': [
    'With 200 the client reports success though nobody is signed in.',
    { status: 403, body: { url: `${origin}/api/auth/signin?csrf=true&error=Callback` } },
  ],
  'sign-in, foreign csrf, plain': [
    'The page says that something went wrong.',
    { location: `${origin}/api/auth/signin?csrf=true&error=Callback` },
  ],
  'sign-out, foreign csrf': ['Nothing was signed out, so it is no success.', { status: 403 }],
  ...Object.fromEntries(
    ['Configuration', 'AccessDenied', 'Verification', 'Default', 'Strange'].map((code) => [
      `GET error?error=${code}`,
      keepsTarget(origin, code),
    ]),
  ),
  'GET error': keepsTarget(origin, 'Default'),
  'GET verify-request': [
    'The target is kept.',
    { location: `${origin}/login/verify?callbackUrl=${encodeURIComponent(origin)}` },
  ],
  'GET callback/credentials': ['A wrong method is no fault of the server.', { status: 400, cookies: [] }],
  'POST signin/unknown': noSuchWay(origin),
  'POST callback/unknown': noSuchWay(origin),
  'POST signin': noSuchWay(origin),
  'GET of the base': ['An unknown action is no fault of the server.', { status: 400, body: null }],
  'GET signin/credentials': [
    'The name of a provider is no error.',
    { location: `${origin}/login?callbackUrl=${encodeURIComponent(origin)}` },
  ],
});

describe.each(['http://rostrum.test', 'https://rostrum.test'])('%s', (origin) => {
  const otherwise = otherwiseAt(origin);
  let library: Peer;
  let ours: Peer;

  beforeAll(async () => {
    library = await startNextAuthServer(origin, {
      pages: { signIn: '/login', error: '/login', verifyRequest: '/login/verify' },
    });
    ours = await startOurServer(origin);
  });
  afterAll(async () => {
    await library[Symbol.asyncDispose]();
    await ours[Symbol.asyncDispose]();
  });

  test.each(Object.keys(wireCases).filter((name) => !(name in otherwise)))('alike: %s', async (name) => {
    expect(await answerOf(name, ours)).toEqual(await answerOf(name, library));
  });

  test.each(Object.entries(otherwise))('otherwise: %s', async (name, [, instead]) => {
    const theirs = await answerOf(name, library);
    expect(await answerOf(name, ours)).toEqual({ ...theirs, ...instead });
    expect(theirs).not.toMatchObject(instead);
  });
});

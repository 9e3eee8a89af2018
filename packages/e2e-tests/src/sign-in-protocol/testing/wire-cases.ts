import type { Wire } from './browser-fetch.ts';
import type { Peer } from './peer.ts';

const base = '/api/auth';
export const callback = `${base}/callback/credentials`;

/** A plain form or, with json=true, what the library's client sends; with the browser's csrf token unless one is given. */
export async function postForm(
  wire: Wire,
  path: string,
  fields: Record<string, string> = {},
): Promise<Response> {
  const { csrfToken } = (await (await wire.request(`${base}/csrf`)).json()) as { csrfToken: string };
  const body = new URLSearchParams({ csrfToken, ...fields });
  return wire.request(path, { method: 'POST', body });
}

type Send = (wire: Wire, peer: Peer) => Promise<Response>;

const right = ({ person }: Peer) => ({ email: person.email, password: person.password });

/** Requests that both servers must answer alike, by name. */
export const wireCases: Record<string, Send> = {
  'GET providers': (wire) => wire.request(`${base}/providers`),
  'GET csrf': (wire) => wire.request(`${base}/csrf`),
  'GET csrf again': async (wire) => {
    await wire.request(`${base}/csrf`);
    return wire.request(`${base}/csrf`);
  },
  'GET session, anonymous': (wire) => wire.request(`${base}/session`),
  'GET session, signed in': async (wire, peer) => {
    await postForm(wire, callback, { ...right(peer), json: 'true' });
    return wire.request(`${base}/session`);
  },
  'POST session': async (wire, peer) => {
    await postForm(wire, callback, { ...right(peer), json: 'true' });
    const { csrfToken } = (await (await wire.request(`${base}/csrf`)).json()) as { csrfToken: string };
    return wire.request(`${base}/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ csrfToken, data: { name: 'x' } }),
    });
  },
  'POST session, anonymous': async (wire) => {
    const { csrfToken } = (await (await wire.request(`${base}/csrf`)).json()) as { csrfToken: string };
    return wire.request(`${base}/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ csrfToken }),
    });
  },
  'POST session, foreign csrf': (wire) =>
    wire.request(`${base}/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ csrfToken: 'x' }),
    }),
  'sign-in, json': (wire, peer) =>
    postForm(wire, callback, { ...right(peer), json: 'true', callbackUrl: '/dashboard' }),
  'sign-in, plain': (wire, peer) => postForm(wire, callback, { ...right(peer), callbackUrl: '/dashboard' }),
  'sign-in, json=TRUE': (wire, peer) =>
    postForm(wire, callback, { ...right(peer), json: 'TRUE', callbackUrl: '/dashboard' }),
  'sign-in, json=1': (wire, peer) =>
    postForm(wire, callback, { ...right(peer), json: '1', callbackUrl: '/dashboard' }),
  'sign-in, absolute callbackUrl': (wire, peer) =>
    postForm(wire, callback, { ...right(peer), json: 'true', callbackUrl: `${peer.origin}/dashboard?a=1#b` }),
  'sign-in, no callbackUrl': (wire, peer) => postForm(wire, callback, { ...right(peer), json: 'true' }),
  'sign-in, foreign callbackUrl': (wire, peer) =>
    postForm(wire, callback, { ...right(peer), json: 'true', callbackUrl: 'https://evil.example/' }),
  'sign-in, callbackUrl from the cookie': async (wire, peer) => {
    await wire.request(`${base}/signin?callbackUrl=/kept&plain=1`);
    return postForm(wire, callback, right(peer));
  },
  'sign-in, wrong password, json': (wire, peer) =>
    postForm(wire, callback, { ...right(peer), password: 'wrong', json: 'true' }),
  'sign-in, wrong password, plain': (wire, peer) =>
    postForm(wire, callback, { ...right(peer), password: 'wrong' }),
  'sign-in, no fields': (wire) => postForm(wire, callback, { json: 'true' }),
  'sign-in, foreign csrf, json': (wire, peer) =>
    postForm(wire, callback, { ...right(peer), csrfToken: 'x', json: 'true' }),
  'sign-in, foreign csrf, plain': (wire, peer) =>
    postForm(wire, callback, { ...right(peer), csrfToken: 'x' }),
  'sign-out, json': async (wire, peer) => {
    await postForm(wire, callback, { ...right(peer), json: 'true' });
    return postForm(wire, `${base}/signout`, { json: 'true', callbackUrl: '/login' });
  },
  'sign-out, plain': async (wire, peer) => {
    await postForm(wire, callback, { ...right(peer), json: 'true' });
    return postForm(wire, `${base}/signout`, { callbackUrl: '/login' });
  },
  'sign-out, anonymous': (wire) => postForm(wire, `${base}/signout`, { json: 'true', callbackUrl: '/login' }),
  'sign-out, foreign csrf': (wire) => postForm(wire, `${base}/signout`, { csrfToken: 'x', json: 'true' }),
  'sign-out, foreign csrf, plain': (wire) => postForm(wire, `${base}/signout`, { csrfToken: 'x' }),
  'GET signin': (wire) => wire.request(`${base}/signin?callbackUrl=/dashboard&error=SessionRequired`),
  'GET signin/credentials': (wire) => wire.request(`${base}/signin/credentials`),
  'GET signout': (wire) => wire.request(`${base}/signout`),
  'GET verify-request': (wire) => wire.request(`${base}/verify-request`),
  ...Object.fromEntries(
    [
      'Configuration',
      'AccessDenied',
      'Verification',
      'Default',
      'Strange',
      'Signin',
      'OAuthSignin',
      'OAuthCallback',
      'OAuthCreateAccount',
      'EmailCreateAccount',
      'Callback',
      'OAuthAccountNotLinked',
      'EmailSignin',
      'CredentialsSignin',
      'SessionRequired',
    ].map((code): [string, Send] => [
      `GET error?error=${code}`,
      (wire) => wire.request(`${base}/error?error=${code}`),
    ]),
  ),
  'GET error': (wire) => wire.request(`${base}/error`),
  'POST _log': (wire) =>
    wire.request(`${base}/_log`, { method: 'POST', body: 'level=error&code=X&message=m&url=u&client=true' }),
  'POST _log, strange level': (wire) =>
    wire.request(`${base}/_log`, { method: 'POST', body: 'level=toString&code=X' }),
  'GET _log': (wire) => wire.request(`${base}/_log`),
  'GET callback/credentials': (wire) => wire.request(callback),
  'POST signin/credentials': (wire) => postForm(wire, `${base}/signin/credentials`, { json: 'true' }),
  'POST signin/unknown': (wire) => postForm(wire, `${base}/signin/unknown`, { json: 'true' }),
  'POST callback/unknown': (wire) => postForm(wire, `${base}/callback/unknown`, { json: 'true' }),
  'POST signin': (wire) => postForm(wire, `${base}/signin`, { json: 'true' }),
  'POST csrf': (wire) => postForm(wire, `${base}/csrf`),
  'POST providers': (wire) => postForm(wire, `${base}/providers`),
  'GET unknown': (wire) => wire.request(`${base}/unknown`),
  'POST unknown': (wire) => postForm(wire, `${base}/unknown`, { json: 'true' }),
  'GET of the base': (wire) => wire.request(base),
  'PUT session': (wire) => wire.request(`${base}/session`, { method: 'PUT', body: 'a=b' }),
  'DELETE session': (wire) => wire.request(`${base}/session`, { method: 'DELETE' }),
  'HEAD session': (wire) => wire.request(`${base}/session`, { method: 'HEAD' }),
  'OPTIONS session': (wire) => wire.request(`${base}/session`, { method: 'OPTIONS' }),
  'POST session, broken JSON': (wire) =>
    wire.request(`${base}/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"a',
    }),
};

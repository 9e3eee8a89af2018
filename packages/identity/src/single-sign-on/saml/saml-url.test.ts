import { sso } from '@rostrum/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestBrowser, recordedQueries } from '@rostrum/test-support/server';
import { begin, giveSaml, samlScene, type SamlScene } from '../testing/saml-scene.ts';

let scene: SamlScene;
beforeAll(async () => {
  scene = await samlScene();
  await scene.server.given.organisation({ companyUsername: 'without' });
  const broken = await scene.server.given.organisation({ companyUsername: 'broken' });
  await giveSaml(scene.server, broken.id, scene.idp, { domain: 'broken.example', certificates: [] });
});
afterAll(() => scene[Symbol.asyncDispose]());

const ask = (path: string, headers: Record<string, string> = {}) =>
  scene.server.app.inject({ method: 'POST', url: `/v1/login/saml/${path}`, headers });

describe('the address to sign in at', () => {
  test('is the one of the identity provider, with and without the action', async () => {
    const called = await scene.server.call(sso.samlUrl, {
      params: { org: 'northmere', action: 'login' },
      body: undefined,
    });
    const url = new URL(called.url);
    expect(url.origin + url.pathname).toBe('https://idp.northmere.example/sso');
    expect(url.searchParams.get('RelayState')).toMatch(/^[\w-]{43}$/);
    expect((await ask('NORTHMERE/url')).statusCode).toBe(200);
  });

  test('leaves a cookie that no script reads and that comes back from another site, for ten minutes', async () => {
    const [cookie] = (await ask('northmere/url')).cookies;
    expect(cookie).toMatchObject({
      name: '__Host-saml',
      path: '/',
      secure: true,
      httpOnly: true,
      sameSite: 'None',
    });
    expect(cookie).not.toHaveProperty('domain');
    const left = (cookie?.expires?.getTime() ?? 0) - Date.now();
    expect(left).toBeGreaterThan(590_000);
    expect(left).toBeLessThan(601_000);
  });

  test('on plain http the cookie is one that browsers take there', async () => {
    await using plain = await samlScene({ secure: false });
    const { browser } = await begin(plain);
    expect([...browser.jar.keys()]).toContain('rostrum.saml');
  });

  test('never carries a target or an address in RelayState', async () => {
    const { relayState } = await begin(scene, { callbackUrl: '/dashboard/people' });
    expect(relayState).not.toContain('dashboard');
  });
});

describe('a failure', () => {
  test.each([
    ['nobody/url', 404, 'unknown_org'],
    ['nobody/login/url', 404, 'unknown_org'],
    // No column holds it, so nothing is looked up.
    ['%00/url', 400, 'input'],
    ['without/login/url', 404, 'sso_disabled'],
    ['northmere/delete/url', 400, 'invalid_action'],
    ['nobody/delete/url', 400, 'invalid_action'],
    ['broken/url', 503, 'idp_unreachable'],
    ['northmere/link/url', 401, 'authentication'],
  ])('%s is %i %s', async (path, status, type) => {
    const answer = await ask(path);
    expect([answer.statusCode, answer.json().error.type]).toEqual([status, type]);
    expect(Object.keys(answer.json())).toEqual(['error']);
    expect(answer.cookies).toEqual([]);
  });

  test('throws in the client with the type of the server', async () => {
    await expect(
      scene.server.call(sso.samlLoginUrl, { params: { org: 'nobody' }, body: undefined }),
    ).rejects.toMatchObject({ code: 'unknown_org', envelope: { type: 'unknown_org' } });
  });

  test('to link as somebody of another organisation is not allowed', async () => {
    const stranger = await scene.server.signInAs('expert');
    const answer = await ask('northmere/link/url', { authorization: `Bearer ${stranger.token}` });
    expect(answer.statusCode).toBe(403);
  });

  test('from the page of another site is not allowed', async () => {
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) expect((await ask('northmere/url', headers)).statusCode).toBe(403);
  });

  test('an unknown organisation and one without single sign-on look and take the same', async () => {
    const shape = async (path: string) => {
      const { statusCode, headers, body } = await ask(path);
      const own = Object.entries(headers).filter(
        ([name]) => !/^(x-request-id|date|content-length|x-ratelimit-.*)$/.test(name),
      );
      return { statusCode, own, keys: Object.keys(JSON.parse(body).error) };
    };
    expect(await shape('nobody/url')).toEqual(await shape('without/url'));
    // The same work for both: how long it takes tells nothing either.
    const workOf = (path: string) => recordedQueries(async () => await ask(path));
    const work = await workOf('nobody/url');
    expect(work.length).toBeGreaterThan(0);
    expect(await workOf('without/url')).toEqual(work);
  });
});

test('every organisation has metadata of its own, before anything is set up too', async () => {
  const answer = await createTestBrowser(scene.server.app).get('/v1/login/saml/without/metadata');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('application/samlmetadata+xml');
  expect(answer.body).toContain('entityID="https://rostrum.test/v1/login/saml/without/metadata"');
  expect(answer.body).toContain('Location="https://rostrum.test/v1/login/saml/without/acs"');
  expect(answer.body).toContain('WantAssertionsSigned="true"');
  expect((await scene.server.app.inject('/v1/login/saml/nobody/metadata')).statusCode).toBe(404);
});

describe('a link that begins single sign-on', () => {
  const open = (path: string) => scene.server.app.inject(`/v1/login/sso/${path}`);

  test('leads to the identity provider, bound to the browser that followed it', async () => {
    const answer = await open('northmere?callbackUrl=%2Fdashboard%2Fpeople');
    expect(answer.statusCode).toBe(303);
    expect(String(answer.headers.location)).toMatch(/^https:\/\/idp\.northmere\.example\/sso\?SAMLRequest=/);
    expect(answer.cookies[0]).toMatchObject({ name: '__Host-saml', httpOnly: true });
  });

  test.each([
    ['nobody', 'SsoDisabled'],
    ['without', 'SsoDisabled'],
    ['broken', 'SsoUnreachable'],
  ])('or says on the sign-in page why not: %s', async (org, error) => {
    const { headers } = await open(`${org}?callbackUrl=https%3A%2F%2Fevil.example`);
    expect(headers.location).toBe(
      `https://rostrum.test/login?callbackUrl=https%3A%2F%2Frostrum.test&error=${error}`,
    );
  });
});

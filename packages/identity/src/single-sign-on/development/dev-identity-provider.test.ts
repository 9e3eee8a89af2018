import { expect, test } from 'vitest';
import { buildApp, buildTestApp, createTestBrowser, productionSettings } from '@rostrum/test-support/server';
import { begin, outcomeOf } from '../testing/saml-scene.ts';

const origin = 'http://rostrum.test';

test('the demonstration can be signed in to through an identity provider of its own', async () => {
  await using made = await buildTestApp({ environment: { PUBLIC_URL: origin } });
  const org = await made.given.organisation({ companyUsername: 'northmere', isDemo: true });
  await made.given.user('agent', { email: 'wren.abiola@northmere.example', orgId: org.id });
  // What a start does once the demonstration is there.
  const app = await buildApp(made.config, { database: made.serverDatabase });
  await app.ready();
  try {
    const browser = createTestBrowser(app);
    const answer = await browser.request({ method: 'POST', url: '/v1/login/saml/northmere/url' });
    const url = new URL(answer.json<{ data: { url: string } }>().data.url);
    expect(url.pathname).toBe('/dev/idp');
    const page = (await browser.get(url.pathname + url.search)).body;
    const forms = [...page.matchAll(/<form[\s\S]*?<\/form>/g)].map(([form]) => ({
      who: /class="muted">([^ ]+)/.exec(form)?.[1],
      response: /name="SAMLResponse" value="([^"]+)"/.exec(form)?.[1] ?? '',
    }));
    expect(forms.map(({ who }) => who)).toEqual([
      'wren.abiola@northmere.example',
      'robin.teal@northmere.example',
    ]);
    const posted = await browser.request({
      method: 'POST',
      url: '/v1/login/saml/northmere/acs',
      payload: new URLSearchParams({
        SAMLResponse: forms[0]?.response ?? '',
        RelayState: url.searchParams.get('RelayState') ?? '',
      }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(await outcomeOf(posted, browser)).toEqual({
      email: 'wren.abiola@northmere.example',
      type: 'agent',
    });
    const foreign = await begin({ server: { ...made, app }, origin });
    expect(foreign.acs).toBe(`${origin}/v1/login/saml/northmere/acs`);
    expect((await browser.get('/dev/idp?SAMLRequest=x')).statusCode).toBe(422);
    expect((await browser.get('/dev/idp')).statusCode).toBe(422);
  } finally {
    await app.close();
  }
});

test('it does not exist in production, and no organisation uses it there', async () => {
  await using production = await buildTestApp({
    environment: { ...productionSettings, DEMO: '1' },
  });
  expect((await production.app.inject('/dev/idp?SAMLRequest=x')).statusCode).toBe(404);
});

import { eq } from 'drizzle-orm';
import { embedDefaults, savedEmbeds } from '@rostrum/contracts/builder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { inquiries } from '../inquiries/index.ts';
import { settings } from './testing/embed-settings.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp({ clock: () => new Date('2026-11-19T10:12:00Z') });
});
afterAll(() => server[Symbol.asyncDispose]());

async function setUp() {
  const organisation = await server.given.organisation();
  const expert = await server.given.person(organisation.id, { firstname: 'Maren', lastname: 'Hale' });
  const admin = await server.signInAs('administrator', { orgId: organisation.id });
  return { organisation, expert, admin };
}
// A browser's name: visits of programs are not counted.
const fromPaper = {
  referer: 'https://news.paper.example/floods',
  'user-agent': 'Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0',
};
const get = (url: string, headers: Record<string, string> = fromPaper) => server.app.inject({ url, headers });
const post = (url: string, values: Record<string, string>) =>
  server.app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: new URL(server.config.publicUrl).origin,
    },
    payload: new URLSearchParams(values).toString(),
  });
const stored = (orgId: string) => server.db.select().from(inquiries).where(eq(inquiries.orgId, orgId));
/** Where the form or the kinds on a page lead. */
const addressIn = (body: string, pattern: RegExp) => (pattern.exec(body)?.[1] ?? '').replaceAll('&amp;', '&');
const filled = {
  type: '5',
  deadline: 'none',
  message: 'Does the barrier still hold at a 1-in-200 surge in 2050?',
  firstname: 'Callum',
  lastname: 'Reyes',
  email: 'callum@meridian.example',
  country: 'GB',
  consent: 'yes',
};

test('a form in a frame asks the office, from the kind to the receipt, and says which site it came from', async () => {
  const { organisation } = await setUp();
  const kinds = await get(
    `/embed/page/${organisation.companyUsername}?kind=inquiry&background=%23FFFDF8`,
  ).then((moved) => {
    expect(moved.statusCode).toBe(302);
    return get(String(moved.headers.location));
  });
  expect(kinds.headers['x-frame-options']).toBeUndefined();
  expect(kinds.headers['content-security-policy']).toContain('frame-ancestors *');
  expect(kinds.headers['cache-control']).toContain('no-store');
  expect(kinds.headers['set-cookie']).toBeUndefined();
  const form = await get(addressIn(kinds.body, /href="([^"]+type=5)"/));
  expect(form.body).toContain('--paper:#FFFDF8');
  const address = addressIn(form.body, /action="([^"]+)"/);

  const refused = await post(address, { ...filled, email: 'callum' });
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('Does the barrier still hold');
  expect(await stored(organisation.id)).toHaveLength(0);

  const sent = await post(address, filled);
  expect(sent.statusCode).toBe(200);
  const [inquiry] = await stored(organisation.id);
  expect(inquiry).toMatchObject({ type: 5, sourcePage: 'embed:news.paper.example' });
  expect(sent.body).toContain(inquiry?.ref);
  // The page behind it can be framed by no one, so it opens beside.
  expect(sent.body).toMatch(/href="\/inquiries\/track\/[^"]+" target="_blank"/);
});

test('a saved form asks the chosen expert, is counted where it is shown, and takes what was typed before it was paused', async () => {
  const { organisation, expert, admin } = await setUp();
  const stranger = await server.given.person((await server.given.organisation()).id, {});
  const { id } = await admin.call(savedEmbeds.create, {
    body: { name: 'Ask Maren', kind: 'inquiry', settings: { ...settings, of: [expert.username] } },
  });
  const moved = await get(`/embed/saved/${id}/page`);
  const kinds = await get(String(moved.headers.location));
  expect(kinds.body).toContain('Inquiry to Maren Hale');
  const form = await get(addressIn(kinds.body, /href="([^"]+type=5)"/));
  const address = addressIn(form.body, /action="([^"]+)"/);
  const listed = await admin.call(savedEmbeds.list);
  expect(listed.items).toMatchObject([{ id, views: 1, installs: [{ host: 'news.paper.example' }] }]);

  await admin.call(savedEmbeds.change, { params: { id }, body: { version: 1, status: 'paused' } });
  const paused = await get(`/embed/saved/${id}/inquiry`);
  expect(paused.body).toContain('Experts at ');
  expect(paused.body).not.toContain('<form');
  expect((await post(address, filled)).statusCode).toBe(200);
  expect(await stored(organisation.id)).toHaveLength(1);

  // A foreign username in the address asks the own office, never the foreign person.
  const foreign = await get(
    `/embed/page/${organisation.companyUsername}/inquiry?of=${stranger.username}&type=5`,
  );
  expect(foreign.body).toContain(`Inquiry to ${organisation.name}`);
});

test('a form is framed on allowed domains alone, and as server HTML it is a link', async () => {
  const { organisation, admin } = await setUp();
  const { defaults } = await admin.call(embedDefaults.get);
  await admin.call(embedDefaults.change, {
    body: { version: 0, defaults, allowed_domains: ['news.paper.example'], apply_to: [] },
  });
  const url = `/embed/page/${organisation.companyUsername}/inquiry`;
  const allowed = await get(url);
  expect(allowed.headers['content-security-policy']).toContain("frame-ancestors 'self' news.paper.example");
  expect((await get(url, { referer: 'https://evil.example/' })).statusCode).toBe(403);
  expect((await get(`${url}?colour=red;}`)).statusCode).toBe(422);
  const fragment = await get(`/embed/page/${organisation.companyUsername}?kind=inquiry&part=true`);
  expect(fragment.body).toContain(`Send an inquiry to ${organisation.name}</a>`);
});

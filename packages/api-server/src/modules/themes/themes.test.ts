import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { activity, embeds, publicProfiles, uploads as uploadRoutes } from '@rostrum/contracts';
import { plainLayout, productLook, themeCss, themes } from '@rostrum/contracts/builder';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { makeTestSite } from '../../testing/test-site.ts';
import { uploads } from '../uploads/index.ts';
import { twoColours } from '../../testing/scenes/photo.ts';
import { sendFile } from '../../testing/scenes/send-file.ts';

let server: TestApp;
let site: Awaited<ReturnType<typeof makeTestSite>>;
beforeAll(async () => {
  site = await makeTestSite();
  server = await buildTestApp({ servers: 2, environment: { SITE_DIR: site.folder } });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await site[Symbol.asyncDispose]();
});

const plum = { ...productLook, primary: '#5B1F3A', link: '#7A2A4F', corners: 'round' as const };

async function setUp() {
  const organisation = await server.given.organisation();
  const person = await server.given.person(organisation.id);
  const admin = await server.signInAs('administrator', { orgId: organisation.id });
  const company_username = organisation.companyUsername;
  return {
    admin,
    organisation,
    person,
    page: async () => (await server.app.inject(`/experts/${person.username}`)).body,
    css: (version = '') => server.app.inject(`/themes/${company_username}.css${version}`),
    embed: () => server.call(embeds.directory, { params: { company_username } }),
    shown: () => server.call(publicProfiles.organisation, { params: { company_username } }),
  };
}

test('a draft is seen by no visitor; published it is on pages and embeds, and rolls back', async () => {
  const { admin, organisation, page, css, embed, shown } = await setUp();
  expect(await admin.call(themes.get)).toMatchObject({ version: 0, look: productLook, versions: [] });
  const draft = await admin.call(themes.saveDraft, { body: { version: 0, look: plum } });
  expect(draft).toMatchObject({ version: 1, is_changed: true, versions: [] });
  expect((await css()).statusCode).toBe(404);
  expect((await shown()).theme).toBeNull();
  expect(await page()).not.toContain('/themes/');

  const first = await admin.call(themes.publish, { body: { version: 1 } });
  expect(first).toMatchObject({ is_changed: false, versions: [{ number: 1, restored_from: null }] });
  expect(first.versions[0]?.published_by).toMatch(/^Uma User/);
  const { theme } = await shown();
  expect(theme).toBe(`/themes/${organisation.companyUsername}.css?version=1`);
  const html = await page();
  expect(html).toContain(`<link rel="stylesheet" href="${theme}">`);
  expect(html).toContain(`<div data-organisation="${organisation.companyUsername}">`);
  const sheet = await css('?version=1');
  expect(sheet.headers['content-type']).toMatch(/^text\/css/);
  expect(sheet.headers['cache-control']).toContain('immutable');
  expect((await css('?version=9')).headers['cache-control']).toBe('public, no-cache');
  expect(sheet.body).toContain('--rostrum-solid:#5B1F3A;');
  expect((await embed()).theme).toMatchObject({ link: '#7A2A4F', corners: 'round' });

  const { version } = await admin.call(themes.saveDraft, {
    body: { version: first.version, look: { ...plum, primary: '#000080' } },
  });
  await admin.call(themes.publish, { body: { version } });
  expect((await css()).body).toContain('--rostrum-solid:#000080;');
  await expect(admin.call(themes.publish, { body: { version } })).rejects.toMatchObject({ status: 409 });

  const back = await admin.call(themes.rollBack, { params: { number: 1 } });
  expect(back).toMatchObject({ look: plum, is_changed: false });
  expect(back.versions.map(({ number, restored_from }) => [number, restored_from])).toEqual([
    [3, 1],
    [2, null],
    [1, null],
  ]);
  expect((await css()).body).toContain('--rostrum-solid:#5B1F3A;');
  const { items } = await admin.call(activity.list);
  expect(items.map(({ verb }) => verb)).toEqual(['theme.rolled_back', 'theme.published', 'theme.published']);
});

test('text that is hard to read is published only by someone who was told', async () => {
  const { admin } = await setUp();
  const look = { ...productLook, link: '#C9821B' };
  await admin.call(themes.saveDraft, { body: { version: 0, look } });
  await expect(admin.call(themes.publish, { body: { version: 1 } })).rejects.toMatchObject({
    status: 422,
    envelope: { message: expect.stringContaining('Links on the page: 3.1 : 1') },
  });
  const published = await admin.call(themes.publish, { body: { version: 1, accept_low_contrast: true } });
  expect(published.versions).toHaveLength(1);
});

test('a logo goes live with the look; a drawing that could hold script is refused', async () => {
  const { admin, shown } = await setUp();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><script>alert(1)</script></svg>';
  expect(await sendFile(server, admin, Buffer.from(svg), { purpose: 'logo' })).toMatchObject({
    state: 'refused',
    fault: 'wrong_type',
  });
  const picture = await twoColours(128, 128).png().toBuffer();
  const first = await sendFile(server, admin, picture, { purpose: 'logo' });
  const second = await sendFile(server, admin, picture, { purpose: 'logo' });
  const photo = await sendFile(server, admin, await twoColours(400, 400).png().toBuffer(), {
    purpose: 'photo',
  });
  const draftWith = (version: number, logo_upload_id: string | null) =>
    admin.call(themes.saveDraft, { body: { version, look: plum, logo_upload_id } });
  await expect(draftWith(0, photo.id)).rejects.toMatchObject({
    envelope: { fields: [{ path: 'logo_upload_id' }] },
  });

  await draftWith(0, first.id);
  const { logo } = await draftWith(1, second.id);
  expect((await shown()).logo).toBeNull();
  await admin.call(themes.publish, { body: { version: 2 } });
  expect((await shown()).logo).toBe(logo);
  const usedAt = async (id: string) =>
    (await server.db.select().from(uploads).where(eq(uploads.id, id)))[0]?.usedAt;
  expect(await usedAt(first.id)).toBeNull();
  expect(await usedAt(second.id)).not.toBeNull();

  const without = await draftWith(3, null);
  expect(without).toMatchObject({ logo: null, is_changed: true });
  // Still shown by what is live, and needed to roll back to it.
  expect(await usedAt(second.id)).not.toBeNull();
  await expect(admin.call(uploadRoutes.remove, { params: { id: second.id } })).resolves.toEqual({
    removed: false,
  });
});

test('layout, icon and picture are drafted, published on every page of the organisation, and rolled back', async () => {
  const { admin, organisation, page, shown } = await setUp();
  const layout = {
    hero: 'picture' as const,
    sections: [{ id: 'biography' as const, label: 'About <b>', is_shown: true }],
    footer: { text: 'Press office', links: [{ label: 'Privacy', url: 'https://northmere.example/privacy' }] },
  };
  const first = await admin.call(themes.saveDraft, { body: { version: 0, look: plum, layout } });
  expect(first).toMatchObject({ layout, hero_picture: null, is_changed: true });
  await admin.call(themes.publish, { body: { version: 1 } });
  // Without a picture the head is as it is without a theme.
  expect((await shown()).layout).toMatchObject({ hero: { style: 'plain', picture: null }, favicon: null });

  const wide = await sendFile(server, admin, await twoColours(800, 400).png().toBuffer(), {
    purpose: 'cover',
  });
  const mark = await sendFile(server, admin, await twoColours(128, 128).png().toBuffer(), {
    purpose: 'logo',
  });
  await expect(
    admin.call(themes.saveDraft, { body: { version: 2, look: plum, hero_upload_id: mark.id } }),
  ).rejects.toMatchObject({ envelope: { fields: [{ path: 'hero_upload_id' }] } });
  const second = await admin.call(themes.saveDraft, {
    body: { version: 2, look: plum, hero_upload_id: wide.id, favicon_upload_id: mark.id },
  });
  expect(second).toMatchObject({ layout, is_changed: true });
  await admin.call(themes.publish, { body: { version: 3 } });
  const now = await shown();
  expect(now.layout).toMatchObject({
    hero: { style: 'picture', picture: second.hero_picture },
    sections: layout.sections,
    footer: layout.footer,
    favicon: `/themes/${organisation.companyUsername}.png?version=2`,
  });
  const icon = await server.app.inject(now.layout?.favicon ?? '');
  expect(icon.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': expect.stringContaining('immutable'),
  });
  expect(await sharp(icon.rawPayload).metadata()).toMatchObject({ format: 'png', width: 192, height: 192 });
  // Guests get the icon; the application keeps its own. The build of public pages tells one from the other.
  const built = path.join(site.folder, 'packages/public-pages/dist');
  mkdirSync(built, { recursive: true });
  for (const file of ['page.css', 'page.js']) writeFileSync(path.join(built, file), '');
  await expect.poll(page).toContain(`<link rel="icon" href="${now.layout?.favicon}">`);
  const html = await page();
  expect(html).toContain(`src="${second.hero_picture}"`);
  expect(html).toContain('>About &lt;b&gt;</h2>');
  expect(html).toContain('href="https://northmere.example/privacy"');

  const back = await admin.call(themes.rollBack, { params: { number: 1 } });
  expect(back).toMatchObject({ layout, favicon: null, hero_picture: null, is_changed: false });
  expect((await server.app.inject(now.layout?.favicon ?? '')).statusCode).toBe(404);
  expect(await page()).not.toContain(second.hero_picture);
  // What version 2 showed is kept, to go back to it.
  await expect(admin.call(uploadRoutes.remove, { params: { id: wide.id } })).resolves.toEqual({
    removed: false,
  });

  const twice = [...layout.sections, ...layout.sections];
  await expect(
    admin.call(themes.saveDraft, {
      body: { version: 5, look: plum, layout: { ...layout, sections: twice } },
    }),
  ).rejects.toMatchObject({ status: 422 });
  const script = {
    ...plainLayout,
    footer: { text: '', links: [{ label: 'x', url: 'javascript:alert(1)' }] },
  };
  await expect(
    admin.call(themes.saveDraft, { body: { version: 5, look: plum, layout: script } }),
  ).rejects.toMatchObject({ status: 422 });
});

test('pictures of links and the page to sign in follow the look, the latter never its own CSS', async () => {
  const { admin, organisation, person } = await setUp();
  const { companyUsername: company } = organisation;
  const pixel = async (top: number) => {
    const { rawPayload } = await server.app.inject(`/experts/${person.username}/preview.png`);
    const one = sharp(rawPayload).removeAlpha().extract({ left: 900, top, width: 1, height: 1 });
    return (await one.raw().toBuffer()).toString('hex');
  };
  const signIn = async (target: string, page = '/login') =>
    (await server.app.inject(`${page}?token=x&callbackUrl=${encodeURIComponent(target)}`)).body;
  expect([await pixel(8), await pixel(300)]).toEqual(['0b6073', 'ffffff']);
  const { version } = (
    await admin.call(themeCss.saveDraft, { body: { version: 0, css: '.rx-name{color:#123456}' } })
  ).theme;
  await admin.call(themes.saveDraft, { body: { version, look: { ...plum, page: '#FFFDF8' } } });
  expect(await signIn(`/experts/${person.username}`)).not.toContain('/themes/');
  await admin.call(themes.publish, { body: { version: version + 1 } });
  expect([await pixel(8), await pixel(300)]).toEqual(['5b1f3a', 'fffdf8']);

  const sheet = `/themes/${company}.css?version=1&part=look`;
  for (const target of [
    `/experts/${person.username}?q=1`,
    `/organizations/${company}/posts`,
    `${server.config.publicUrl}/organizations/${company}`,
  ]) {
    const html = await signIn(target);
    expect(html).toContain(`href="${sheet.replace('&', '&amp;')}"`);
    expect(html).toContain(`<body data-organisation="${company}">`);
  }
  const hidden = await server.given.person(organisation.id, { status: 'draft' });
  for (const target of [
    '/dashboard',
    '/organizations/',
    '/organizations/%E0%A4',
    `/experts/${hidden.username}`,
    `https://evil.example/organizations/${company}`,
    `//evil.example/organizations/${company}`,
  ])
    expect([target, (await signIn(target)).includes('/themes/')]).toEqual([target, false]);
  expect(await signIn(`/organizations/${company}`, '/login/reset')).not.toContain('/themes/');
  const look = await server.app.inject(sheet);
  expect(look.headers['cache-control']).toContain('immutable');
  expect(look.body).toContain('--rostrum-solid:#5B1F3A;');
  expect(look.body).not.toContain('#123456');
});

test('an individual has a theme of their own; others may not touch one, and no one that of another', async () => {
  const individual = await server.signInAs('individual');
  await individual.call(themes.saveDraft, { body: { version: 0, look: plum } });
  const { admin, organisation } = await setUp();
  expect((await admin.call(themes.get)).version).toBe(0);
  await expect(admin.call(themes.rollBack, { params: { number: 1 } })).rejects.toMatchObject({ status: 404 });
  for (const role of ['agent', 'expert', 'staff'] as const) {
    const member = await server.signInAs(role, { orgId: organisation.id });
    await expect(member.call(themes.get)).rejects.toMatchObject({ status: 403 });
  }
  await expect(
    admin.call(themes.saveDraft, { body: { version: 0, look: { ...plum, link: 'red;}body{display:none' } } }),
  ).rejects.toMatchObject({ status: 422, envelope: { fields: [{ path: 'look.link' }] } });
});

test('a style sheet goes through the same draft, publication and rolling back; one with problems stays a draft', async () => {
  const { admin, organisation, css, shown } = await setUp();
  const individual = await server.signInAs('individual');
  await expect(individual.call(themeCss.get)).rejects.toMatchObject({ status: 403 });
  expect(await admin.call(themeCss.get)).toMatchObject({ css: '', published_css: '', problems: [] });
  const scope = `[data-organisation="${organisation.companyUsername}"]`;

  const first = await admin.call(themeCss.saveDraft, {
    body: { version: 0, css: '.rx-name{color:#5B1F3A}' },
  });
  expect(first).toMatchObject({ published_css: '', theme: { version: 1, is_changed: true } });
  const published = await admin.call(themes.publish, { body: { version: 1 } });
  expect((await shown()).theme).toContain('?version=1');
  expect((await css()).body).toContain(`${scope} .rx-name{color:#5B1F3A}`);
  expect((await css()).body).toContain('--rostrum-solid:#0B6073;');

  const bad = '.rx-name{color:#000}\nform{display:none}';
  const checked = await admin.call(themeCss.check, { body: { css: bad } });
  expect(checked.problems).toEqual([{ line: 2, column: 1, message: expect.stringContaining('“form”') }]);
  expect(checked.preview.trim()).toBe('[data-theme-preview] .rx-name{color:#000}');
  const second = await admin.call(themeCss.saveDraft, { body: { version: published.version, css: bad } });
  expect(second.problems).toHaveLength(1);
  const { version } = second.theme;
  await expect(admin.call(themes.publish, { body: { version } })).rejects.toMatchObject({
    status: 422,
    envelope: { fields: [{ path: 'css', message: expect.stringContaining('line 2') }] },
  });
  expect((await css()).body).not.toContain('#000}');

  // Branding keeps the sheet, and the sheet keeps the look.
  const third = await admin.call(themeCss.saveDraft, { body: { version, css: '.rx-name{color:#123456}' } });
  const branded = await admin.call(themes.saveDraft, { body: { version: third.theme.version, look: plum } });
  await admin.call(themes.publish, { body: { version: branded.version } });
  expect((await css()).body).toContain(`${scope} .rx-name{color:#123456}`);
  expect((await css()).body).toContain('--rostrum-solid:#5B1F3A;');
  await admin.call(themes.rollBack, { params: { number: 1 } });
  expect(await admin.call(themeCss.get)).toMatchObject({
    css: '.rx-name{color:#5B1F3A}',
    published_css: '.rx-name{color:#5B1F3A}',
    theme: { is_changed: false, look: productLook },
  });
  expect((await css()).body).toContain(`${scope} .rx-name{color:#5B1F3A}`);
});

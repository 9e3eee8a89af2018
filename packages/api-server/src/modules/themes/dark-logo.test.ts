import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publicProfiles, search, uploads as uploadRoutes } from '@rostrum/contracts';
import { productLook, themes } from '@rostrum/contracts/builder';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { uploads } from '../uploads/index.ts';
import { twoColours } from '../../testing/scenes/photo.ts';
import { sendFile } from '../../testing/scenes/send-file.ts';
import { makeTestSite } from '../../testing/test-site.ts';

let server: TestApp;
let site: Awaited<ReturnType<typeof makeTestSite>>;
beforeAll(async () => {
  site = await makeTestSite();
  const built = path.join(site.folder, 'packages/public-pages/dist');
  mkdirSync(built, { recursive: true });
  for (const file of ['page.css', 'page.js']) writeFileSync(path.join(built, file), '');
  server = await buildTestApp({ servers: 2, environment: { SITE_DIR: site.folder } });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await site[Symbol.asyncDispose]();
});

async function setUp() {
  const organisation = await server.given.organisation();
  const admin = await server.signInAs('administrator', { orgId: organisation.id });
  const picture = await twoColours(256, 96).png().toBuffer();
  const sendLogo = () => sendFile(server, admin, picture, { purpose: 'logo' });
  return { admin, organisation, sendLogo };
}

test('a logo for dark mode is published beside the logo, drawn where the logo is, and removed', async () => {
  const { admin, organisation, sendLogo } = await setUp();
  const { companyUsername: company_username } = organisation;
  const person = await server.given.person(organisation.id);
  const [light, dark] = [await sendLogo(), await sendLogo()];
  const shown = () => server.call(publicProfiles.organisation, { params: { company_username } });
  const draft = await admin.call(themes.saveDraft, {
    body: { version: 0, look: productLook, logo_upload_id: light.id, logo_dark_upload_id: dark.id },
  });
  expect(draft.logo_dark).toMatch(/^\/files\//);
  expect(draft.logo_dark).not.toBe(draft.logo);
  expect(await shown()).toMatchObject({ logo: null, logo_dark: null });

  const live = await admin.call(themes.publish, { body: { version: 1 } });
  expect(live).toMatchObject({ logo_dark: draft.logo_dark, is_changed: false });
  expect(await shown()).toMatchObject({ logo: draft.logo, logo_dark: draft.logo_dark });
  for (const address of [`/organizations/${company_username}`, `/experts/${person.username}`])
    await expect
      .poll(async () => (await server.app.inject(address)).body)
      .toMatch(new RegExp(`src="${draft.logo_dark}".*src="${draft.logo}"`));
  const found = await admin.call(search.find, {
    query: { q: organisation.name, active: 'organisations' },
  });
  expect(found.organisations).toMatchObject([{ logo: draft.logo, logo_dark: draft.logo_dark }]);
  // Emails are drawn on white.
  const { html } = await admin.call(themes.previewMail, { body: { look: productLook } });
  expect(html.match(/<img /g)).toHaveLength(1);

  const without = await admin.call(themes.saveDraft, {
    body: { version: live.version, look: productLook, logo_dark_upload_id: null },
  });
  expect(without).toMatchObject({ logo: draft.logo, logo_dark: null, is_changed: true });
  await admin.call(themes.publish, { body: { version: without.version } });
  expect(await shown()).toMatchObject({ logo: draft.logo, logo_dark: null });
  // A published version can be restored, so its file stays.
  await expect(admin.call(uploadRoutes.remove, { params: { id: dark.id } })).resolves.toEqual({
    removed: false,
  });
  expect(await admin.call(themes.rollBack, { params: { number: 1 } })).toMatchObject({
    logo_dark: draft.logo_dark,
  });
});

test('a logo for dark mode must be a checked upload of this person, and one never published is given up', async () => {
  const { admin, organisation, sendLogo } = await setUp();
  const colleague = await server.signInAs('administrator', { orgId: organisation.id });
  const dark = await sendLogo();
  const save = (by: typeof admin, version: number, logo_dark_upload_id: string | null) =>
    by.call(themes.saveDraft, { body: { version, look: productLook, logo_dark_upload_id } });
  await expect(save(colleague, 0, dark.id)).rejects.toMatchObject({
    envelope: { fields: [{ path: 'logo_dark_upload_id' }] },
  });
  const isUsed = async () =>
    (await server.db.select().from(uploads).where(eq(uploads.id, dark.id)))[0]?.usedAt !== null;
  await save(admin, 0, dark.id);
  expect(await isUsed()).toBe(true);
  await save(admin, 1, null);
  expect(await isUsed()).toBe(false);
});

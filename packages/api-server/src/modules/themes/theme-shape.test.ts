import { embeds } from '@rostrum/contracts';
import { productLook, themes } from '@rostrum/contracts/builder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server[Symbol.asyncDispose]());

const plum = { ...productLook, primary: '#5B1F3A', link: '#7A2A4F', corners: 'round' as const };

test('density, portraits and cards reach pages and embeds once published, and an example of an email before', async () => {
  const organisation = await server.given.organisation();
  const admin = await server.signInAs('administrator', { orgId: organisation.id });
  const company_username = organisation.companyUsername;
  const css = () => server.app.inject(`/themes/${company_username}.css`);
  const embed = () => server.call(embeds.directory, { params: { company_username } });
  const look = {
    ...plum,
    density: 'compact' as const,
    avatar_shape: 'square' as const,
    card_layout: 'above' as const,
  };
  await admin.call(themes.saveDraft, { body: { version: 0, look } });
  const { subject, html } = await admin.call(themes.previewMail, { body: { look } });
  expect(subject).toBe('A reply to your inquiry');
  expect(html).toContain(organisation.name);
  expect(html).toContain(`background:${plum.primary}`);
  expect((await embed()).theme).toBeNull();
  await admin.call(themes.publish, { body: { version: 1 } });
  const sheet = (await css()).body;
  for (const rule of [
    '--rostrum-theme-card-padding:9px',
    '--rostrum-theme-portrait-radius:8px',
    '--rostrum-theme-card-direction:column',
  ])
    expect(sheet).toContain(rule);
  expect((await embed()).theme).toMatchObject({ density: 'compact', avatar: 'square' });
  const { body } = await server.app.inject(
    `/embed/page/${organisation.companyUsername}?kind=directory&avatar=circle`,
  );
  expect(body).toContain('img{border-radius:8px}');

  // A look from before says nothing of them, and pages stay as they were.
  await admin.call(themes.saveDraft, { body: { version: 2, look: plum } });
  await admin.call(themes.publish, { body: { version: 3 } });
  expect((await css()).body).not.toMatch(/portrait-radius|card-direction|card-padding/);
  const agent = await server.signInAs('agent', { orgId: organisation.id });
  await expect(agent.call(themes.previewMail, { body: { look } })).rejects.toMatchObject({ status: 403 });
});

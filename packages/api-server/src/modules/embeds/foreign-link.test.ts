import { embedDefaults, savedEmbeds } from '@rostrum/contracts/builder';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { settings } from './testing/embed-settings.ts';

const own = 'https://www.own.example/{{username}}';
const foreign = [
  'https://evil.example/{{username}}',
  'https://www.own.example.evil.example/{{username}}',
  'https://www.own.example@evil.example/{{username}}',
  'https://evil.example/www.own.example/{{username}}',
];

test('an unsaved embed links people to allowed domains alone, a saved one where it was told', async () => {
  await using server = await buildTestApp();
  const organisation = await server.given.organisation();
  const person = await server.given.person(organisation.id, {});
  const admin = await server.signInAs('administrator', { orgId: organisation.id });
  const headers = { origin: 'https://www.own.example' };
  const read = async (path: string) => (await server.app.inject({ url: path, headers })).body;
  const open = (link: string, part: boolean) =>
    read(
      `/embed/page/${organisation.companyUsername}?kind=expert&of=${person.username}&part=${part}&link=${encodeURIComponent(link)}`,
    );
  const parts = [true, false];
  for (const part of parts) {
    const page = await open(own, part);
    expect(page).toContain(`/experts/${person.username}`);
    expect(page).not.toContain('own.example');
  }
  await admin.call(embedDefaults.change, {
    body: { version: 0, defaults: settings, allowed_domains: ['*.own.example'], apply_to: [] },
  });
  for (const part of parts) {
    expect(await open(own, part)).toContain(`href="https://www.own.example/${person.username}"`);
    for (const link of foreign) expect(await open(link, part)).not.toContain('evil.example');
  }
  const { id } = await admin.call(savedEmbeds.create, {
    body: {
      name: 'Ours',
      kind: 'expert',
      settings: { ...settings, of: [person.username], link: foreign[0] },
    },
  });
  expect(await read(`/embed/saved/${id}/page`)).toContain(`href="https://evil.example/${person.username}"`);
});

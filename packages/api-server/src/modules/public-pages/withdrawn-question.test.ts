import { createFolderStore } from '@rostrum/server-kit/storage';
import { sanitiseHtml } from '@rostrum/server-kit/rich-text';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { answers } from '../questions/questions.schema.ts';
import { publicPages } from './public-pages.ts';

test('a question that lost its answers leads to who speaks on its topics; one that never was public does not', async () => {
  await using server = await buildTestApp();
  const org = await server.given.organisation({ companyUsername: 'northmere' });
  for (const username of ['ada', 'bram', 'cleo'])
    await server.given.person(org.id, { username, topics: ['Elections'], lastname: `A${username}` });
  const expert = await server.given.person(org.id, {
    username: 'zora',
    lastname: 'Zorn',
    topics: ['Storm surge'],
  });
  await server.given.question(org.id, { slug: 'never', tags: ['Storm surge'] });
  const withdrawn = await server.given.question(org.id, { slug: 'withdrawn', tags: ['Storm surge'] });
  await server.db.insert(answers).values({
    orgId: org.id,
    questionId: withdrawn.id,
    personId: expert.id,
    bodyHtml: sanitiseHtml('<p>No.</p>'),
    status: 'draft',
    publishedAt: new Date('2026-01-01'),
  });
  const route = publicPages({
    db: server.db,
    clock: () => new Date(),
    uploadStore: createFolderStore(server.config.dataDir),
    config: { publicUrl: 'http://rostrum.test' },
  }).find(({ path }) => path === '/organizations/:company/questions/:slug');
  const bodyOf = async (slug: string) => {
    const page = await route?.render({ company: 'northmere', slug }, {});
    if (!page || 'movedTo' in page) throw new Error('No such page.');
    expect(page.status).toBe(404);
    return page.drawForGuest?.().text ?? '';
  };
  const people = async (slug: string) =>
    Array.from((await bodyOf(slug)).matchAll(/href="\/experts\/([a-z]+)"/g), ([, name]) => name);
  expect((await people('withdrawn'))[0]).toBe('zora');
  expect(await people('withdrawn')).not.toContain('ada');
  // Its topics are no one's to know: the first of the directory stand there.
  expect((await people('never'))[0]).toBe('ada');
});

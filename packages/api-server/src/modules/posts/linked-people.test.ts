import path from 'node:path';
import { embedContent } from '@rostrum/contracts/builder';
import { postEditing, postLinks, postPreview, postVersions, toPersonLink } from '@rostrum/contracts/posts';
import { createFolderStore } from '@rostrum/server-kit/storage';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postScene, type PostScene } from '../../testing/scenes/post-scene.ts';
import { people } from '../people/people.schema.ts';
import { eraseDeletedProfiles } from '../people/removal/erase-deleted.job.ts';
import { posts } from './posts.schema.ts';
import { postVersions as versionTable } from './post-versions.schema.ts';

let scene: PostScene;
beforeAll(async () => {
  scene = await postScene();
});
afterAll(() => scene[Symbol.asyncDispose]());

const linkTo = (id: string, words: string) => `<a href="${toPersonLink(id)}">${words}</a>`;
const read = async (url: string) => (await scene.server.app.inject(url)).body;

/** A published post that links a person of the organisation. */
async function setUp(title: string) {
  const { server, orgId, editor, company, write, move } = scene;
  const person = await server.given.person(orgId, { firstname: 'Maren', lastname: 'Okonjo' });
  const draft = await write(title);
  const saved = await editor.call(postEditing.save, {
    params: { id: draft.id },
    body: {
      version: draft.version,
      body_html: `<p>Ask <strong>${linkTo(person.id, 'M.')}</strong> about tides.</p>`,
    },
  });
  const { slug } = await move(await move(await move(saved, 'in_review'), 'approved'), 'published');
  const page = `/organizations/${company}/posts/${slug}`;
  const change = (values: Partial<typeof people.$inferInsert>) =>
    server.db
      .update(people)
      .set(values)
      .where(and(eq(people.orgId, orgId), eq(people.id, person.id)));
  const text = async () => /Ask <strong>(.*?)<\/strong> (?:about|and)/.exec(await read(page))?.[1];
  return { person, saved, slug, page, change, text };
}

const profileLink = (username: string, name: string) =>
  `<a href="/experts/${username}" rel="noopener noreferrer">${name}</a>`;

test('a linked person has their present name and address on the page, in the preview, feeds and embeds', async () => {
  const { editor, company } = scene;
  const { person, saved, slug, change, text } = await setUp('Linked people');
  // Stored with the name of the profile, whatever was typed.
  expect(saved.body_html).toContain(
    `<a href="${toPersonLink(person.id)}" rel="noopener noreferrer">Maren Okonjo</a>`,
  );
  expect(await text()).toBe(profileLink(person.username, 'Maren Okonjo'));

  await change({ firstname: 'Mara', lastname: 'Okonjo & <Hale>', username: 'mara-hale' });
  const name = 'Mara Okonjo &amp; &lt;Hale&gt;';
  await expect.poll(text).toBe(profileLink('mara-hale', name));
  const { document } = await editor.call(postPreview.draw, { params: { id: saved.id }, body: {} });
  expect(document).toContain(profileLink('mara-hale', name));
  const feed = await read(`/organizations/${company}/posts.rss`);
  expect(feed).toMatch(
    /href=&quot;https?:[^;]+\/experts\/mara-hale&quot;|href="https?:[^"]+\/experts\/mara-hale"/,
  );
  const embed = await scene.server.call(embedContent.show, {
    params: { company_username: company },
    query: { kind: 'post', of: [slug] },
  });
  expect(JSON.stringify(embed)).toContain('Mara Okonjo & <Hale>');
  for (const sent of [document, feed, JSON.stringify(embed)])
    expect(sent).not.toContain(toPersonLink(person.id));

  const again = await editor.call(postEditing.get, { params: { id: saved.id } });
  expect(again.body_html).toContain(
    `<a href="${toPersonLink(person.id)}" rel="noopener noreferrer">${name}</a>`,
  );
  const { items } = await editor.call(postVersions.list, { params: { id: saved.id } });
  const { text: compared } = await editor.call(postVersions.compare, {
    params: { id: saved.id, number: items[0]?.number ?? 1 },
  });
  // A renamed person is no change of the text.
  expect(JSON.stringify(compared)).not.toContain('Maren');
  expect((await editor.call(postLinks.check, { params: { id: saved.id } })).links).toEqual([]);
});

test('who is not public is named without a link, and linked again once they are', async () => {
  const { person, change, text } = await setUp('People who are not public');
  const hidden = [
    { status: 'draft' },
    { access: 'private' },
    { safetyMode: true },
    { kind: 'staff' },
  ] as const;
  for (const values of hidden) {
    await change(values);
    await expect.poll(text, { message: JSON.stringify(values) }).toBe('Maren Okonjo');
    await change({ status: 'published', access: 'public', safetyMode: false, kind: 'expert' });
    await expect.poll(text).toBe(profileLink(person.username, 'Maren Okonjo'));
  }
});

test('nothing of an erased person is left in texts and their versions', async () => {
  const { server, editor, orgId } = scene;
  const { saved, change, text } = await setUp('An erased person');
  const colleague = await server.given.person(orgId, { firstname: 'Ada', lastname: 'Nordin' });
  const live = await editor.call(postEditing.get, { params: { id: saved.id } });
  const both = await editor.call(postEditing.save, {
    params: { id: saved.id },
    body: {
      version: live.version,
      body_html: live.body_html.replace('about tides', `and ${linkTo(colleague.id, 'Ada')} about tides`),
    },
  });
  await change({ status: 'archived', deletedAt: new Date('2020-01-01') });
  const uploadStore = createFolderStore(path.join(server.config.dataDir, 'uploads'));
  await eraseDeletedProfiles({ db: server.db, clock: () => new Date(), uploadStore });

  const texts = [
    ...(await server.db.select().from(posts).where(eq(posts.id, saved.id))),
    ...(await server.db.select().from(versionTable).where(eq(versionTable.postId, saved.id))),
  ].map(({ bodyHtml }) => bodyHtml);
  expect(texts.length).toBeGreaterThan(2);
  expect(texts.join('\n')).not.toContain('Maren');
  expect(texts[0]).toBe(
    `<p>Ask <strong>Former member</strong> and <a href="${toPersonLink(colleague.id)}" rel="noopener noreferrer">Ada Nordin</a> about tides.</p>`,
  );
  await expect.poll(text).toBe('Former member');
  // Saved from a page that was open before.
  const late = await editor.call(postEditing.save, {
    params: { id: saved.id },
    body: { version: both.version, body_html: both.body_html },
  });
  expect(late.body_html).not.toMatch(/Maren/);
});

test('people of another organisation are not linked: the words stay', async () => {
  const { server, editor, write } = scene;
  const { id: otherOrg } = await server.given.organisation();
  const stranger = await server.given.person(otherOrg, { firstname: 'Idris', lastname: 'Vale' });
  const draft = await write('A stranger');
  const saved = await editor.call(postEditing.save, {
    params: { id: draft.id },
    body: { version: draft.version, body_html: `<p>${linkTo(stranger.id, 'A <b>friend</b>')} said.</p>` },
  });
  expect(saved.body_html).toBe('<p>A friend said.</p>');
});

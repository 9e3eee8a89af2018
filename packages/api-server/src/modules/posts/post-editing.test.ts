import { activity, posts, publicProfiles, roles, grantOf } from '@rostrum/contracts';
import { postEditing, postVersions, type PostDetail } from '@rostrum/contracts/posts';
import { eq } from 'drizzle-orm';
import { sanitiseHtml } from '@rostrum/server-kit/rich-text';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploads as uploadTable } from '../uploads/uploads.schema.ts';
import { postVersions as versionTable } from './post-versions.schema.ts';
import { posts as postTable } from './posts.schema.ts';
import { postScene, type PostScene } from '../../testing/scenes/post-scene.ts';

let scene: PostScene;
beforeAll(async () => {
  scene = await postScene();
});
afterAll(() => scene[Symbol.asyncDispose]());

test('a post begins as a draft of its writer, stands in the list, and its address follows the title until it is public', async () => {
  const { editor, begin } = scene;
  const post = await begin('Two tides and one storm');
  expect(post).toMatchObject({
    status: 'draft',
    slug: 'two-tides-and-one-storm',
    authors: [{ name: expect.stringMatching(/^Uma/) as string }],
    missing: ['summary', 'body', 'cover', 'tag'],
    timezone: 'Europe/London',
  });
  const again = await begin('Two tides and one storm');
  expect(again.slug).toBe('two-tides-and-one-storm-2');
  const renamed = await editor.call(postEditing.save, {
    params: { id: again.id },
    body: { version: again.version, title: 'Three tides' },
  });
  expect(renamed).toMatchObject({ title: 'Three tides', slug: 'three-tides', version: again.version + 1 });
  expect((await editor.call(posts.list)).items.map(({ title }) => title)).toContain('Three tides');
});

test('a repeated call begins one post', async () => {
  const { editor } = scene;
  const call = () =>
    editor.call(postEditing.create, {
      body: { title: 'Begun once', kind: 'alert' },
      idempotencyKey: 'begun-once-and-not-twice',
    });
  expect((await call()).id).toBe((await call()).id);
});

test('what is saved is everything that was sent, and no more: the rest stays', async () => {
  const { editor, begin, server, orgId } = scene;
  const expert = await server.given.person(orgId, { firstname: 'Maren', lastname: 'Okonjo' });
  const { id, version } = await begin();
  const parts = {
    kind: 'alert' as const,
    summary: 'What to watch.',
    body_html: '<h2>The forecast</h2><p>Two <strong>tides</strong>.</p>',
    authors: [
      { person_id: expert.id, name: 'Dr Maren Okonjo' },
      { person_id: null, name: 'A guest' },
    ],
    expert_ids: [expert.id, expert.id],
    tags: ['Surge', 'surge', 'Tides'],
    angles: ['Who pays?'],
    access: 'unlisted' as const,
    seo_title: 'Surge',
    seo_description: 'What to watch this winter.',
    noindex: true,
  };
  const saved = await editor.call(postEditing.save, { params: { id }, body: { version, ...parts } });
  const { expert_ids: _ids, ...shown } = parts;
  expect(saved).toMatchObject({
    ...shown,
    tags: ['Surge', 'Tides'],
    experts: [{ id: expert.id, name: 'Maren Okonjo' }],
    missing: ['cover'],
  });
  const partly = await editor.call(postEditing.save, {
    params: { id },
    body: { version: saved.version, summary: 'Shorter.' },
  });
  expect(partly).toMatchObject({ ...shown, summary: 'Shorter.', tags: ['Surge', 'Tides'] });
  expect(await editor.call(postEditing.get, { params: { id } })).toEqual(partly);
});

test('of two editors who save the same version the second is told, and gets the newer state to compare', async () => {
  const { editor, begin, server, orgId } = scene;
  const colleague = await server.signInAs('owner', { orgId });
  const { id, version } = await begin('Written by two');
  await editor.call(postEditing.save, { params: { id }, body: { version, summary: 'The first.' } });
  await expect(
    colleague.call(postEditing.save, { params: { id }, body: { version, summary: 'The second.' } }),
  ).rejects.toMatchObject({
    code: 'version_conflict',
    envelope: { details: { version: version + 1, summary: 'The first.' } },
  });
  expect((await editor.call(postEditing.get, { params: { id } })).summary).toBe('The first.');
});

test('each change of the words is a version: compared word by word, put back, and 50 are kept', async () => {
  const { editor, begin, server, orgId } = scene;
  const colleague = await server.signInAs('owner', { orgId });
  const started = await begin('Kept in versions');
  const params = { id: started.id };
  const save = (post: PostDetail, body_html: string, by = editor, new_version = false) =>
    by.call(postEditing.save, { params, body: { version: post.version, body_html, new_version } });
  const list = async () => (await editor.call(postVersions.list, { params })).items;
  // One sitting is one version; another person begins the next one.
  const first = await save(await save(started, '<p>The tide.</p>'), '<p>The tide &amp; the wind.</p>');
  expect(await list()).toMatchObject([{ number: 1 }]);
  const second = await save(first, '<p>The tide &amp; the storm.</p>', colleague);
  expect((await list()).map(({ number }) => number)).toEqual([2, 1]);
  const compared = await editor.call(postVersions.compare, { params: { ...params, number: 1 } });
  expect(compared.text).toEqual([
    { kind: 'same', text: 'The tide & the ' },
    { kind: 'removed', text: 'wind.' },
    { kind: 'added', text: 'storm.' },
    { kind: 'break', text: '' },
  ]);
  const restored = await editor.call(postVersions.restore, {
    params: { ...params, number: 1 },
    body: { version: second.version },
  });
  expect(restored.body_html).toBe('<p>The tide &amp; the wind.</p>');
  await expect(
    editor.call(postVersions.restore, {
      params: { ...params, number: 2 },
      body: { version: second.version },
    }),
  ).rejects.toMatchObject({ code: 'version_conflict' });
  await server.db.insert(versionTable).values(
    Array.from({ length: 48 }, (_, index) => ({
      orgId,
      postId: started.id,
      number: index + 4,
      title: 'Kept in versions',
      summary: '',
      bodyHtml: sanitiseHtml(''),
      savedByName: '',
      startedAt: new Date(0),
      savedAt: new Date(0),
    })),
  );
  // Words of two windows of one person: neither replaces the other unread.
  await save(restored, '<p>The newest.</p>', editor, true);
  const kept = (await list()).map(({ number }) => number);
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([50, 52, 3]);
  await expect(editor.call(postVersions.compare, { params: { ...params, number: 1 } })).rejects.toMatchObject(
    { status: 404 },
  );
});

test('hostile markup is stored clean, and shown clean on the public page', async () => {
  const { editor, write, move, server, company } = scene;
  const post = await write('A hostile text');
  const attack =
    '<p onclick="steal()">Read<script>steal()</script> <a href="javascript:steal()">this</a></p><iframe src="https://evil.example"></iframe><img src=x onerror=steal()>';
  const saved = await editor.call(postEditing.save, {
    params: { id: post.id },
    body: { version: post.version, body_html: attack },
  });
  const clean = '<p>Read <a rel="noopener noreferrer">this</a></p>';
  expect(saved.body_html).toBe(clean);
  const [row] = await server.db.select().from(postTable).where(eq(postTable.id, post.id));
  expect(row?.bodyHtml).toBe(clean);
  const published = await move(await move(await move(saved, 'in_review'), 'approved'), 'published');
  const page = await server.app.inject({ url: `/organizations/${company}/posts/${published.slug}` });
  expect([page.statusCode, page.body.includes('steal'), page.body.includes(clean)]).toEqual([
    200,
    false,
    true,
  ]);
});

test('50,000 characters are a post, one more is not, however much markup is around them', async () => {
  const { editor, begin } = scene;
  const { id, version } = await begin('As long as possible');
  const save = (length: number) =>
    editor.call(postEditing.save, {
      params: { id },
      body: { version, body_html: `<p><strong>${'\u{1F30A}'.repeat(length)}</strong></p>` },
    });
  await expect(save(50_001)).rejects.toMatchObject({
    code: 'invalid_input',
    envelope: {
      fields: [{ path: 'body_html', message: expect.stringContaining('50001 characters') as string }],
    },
  });
  expect((await save(50_000)).version).toBe(version + 1);
});

test('a title that is too short or too long, and lists that are too long, are refused', async () => {
  const { editor, begin } = scene;
  const { id, version } = await begin();
  for (const part of [
    { title: 'Four' },
    { title: 'x'.repeat(151) },
    { summary: 'x'.repeat(301) },
    { tags: Array.from({ length: 21 }, (_, index) => `Tag ${index}`) },
    { angles: Array.from({ length: 9 }, (_, index) => `Angle ${index}`) },
    { authors: Array.from({ length: 11 }, (_, index) => ({ person_id: null, name: `Author ${index}` })) },
  ])
    await expect(
      editor.call(postEditing.save, { params: { id }, body: { version, ...part } }),
    ).rejects.toMatchObject({ code: 'invalid_input' });
});

test('people of another organisation are neither authors nor experts', async () => {
  const { editor, begin, server } = scene;
  const stranger = await server.given.person((await server.given.organisation()).id);
  const { id, version } = await begin();
  await expect(
    editor.call(postEditing.save, { params: { id }, body: { version, expert_ids: [stranger.id] } }),
  ).rejects.toMatchObject({ envelope: { fields: [{ path: 'expert_ids' }] } });
  await expect(
    editor.call(postEditing.save, {
      params: { id },
      body: { version, authors: [{ person_id: stranger.id, name: 'A stranger' }] },
    }),
  ).rejects.toMatchObject({ envelope: { fields: [{ path: 'authors' }] } });
});

test('only administrators write, each in their own organisation', async () => {
  const { begin, server, orgId } = scene;
  const { id, version } = await begin();
  for (const role of roles.filter((each) => grantOf(each, 'post.write') === 'deny')) {
    const caller = await server.signInAs(role, { orgId });
    await expect(caller.call(postEditing.get, { params: { id } })).rejects.toMatchObject({
      code: 'not_allowed',
    });
  }
  const stranger = await server.signInAs('administrator');
  for (const call of [
    () => stranger.call(postEditing.get, { params: { id } }),
    () => stranger.call(postEditing.save, { params: { id }, body: { version, summary: 'Mine now.' } }),
    () => stranger.call(postEditing.setStatus, { params: { id }, body: { version, status: 'in_review' } }),
    () => stranger.call(postEditing.remove, { params: { id } }),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'not_found' });
});

test('a cover is put on, described anew, replaced and removed; a picture that no post has goes', async () => {
  const { editor, begin, uploadCover, server, orgId } = scene;
  const { id, version } = await begin();
  const first = await uploadCover();
  const put = (values: { version: number; upload_id?: string; alt: string; credit?: string }) =>
    editor.call(postEditing.setCover, { params: { id }, body: { credit: '', ...values } });
  const covered = await put({ version, upload_id: first, alt: 'Six gates', credit: 'Ada Nordin' });
  expect(covered.cover).toMatchObject({ alt: 'Six gates', credit: 'Ada Nordin' });
  expect((await server.app.inject({ url: covered.cover?.src ?? '' })).headers['content-type']).toBe(
    'image/webp',
  );

  const described = await put({ version: covered.version, alt: 'Six gates at dusk' });
  expect(described.cover).toMatchObject({ src: covered.cover?.src, alt: 'Six gates at dusk', credit: '' });
  const replaced = await put({
    version: described.version,
    upload_id: await uploadCover(),
    alt: 'Five gates',
  });
  expect(replaced.cover?.src).not.toBe(covered.cover?.src);
  const usedAt = async (upload: string) =>
    (await server.db.select().from(uploadTable).where(eq(uploadTable.id, upload)))[0]?.usedAt;
  expect(await usedAt(first)).toBeNull();

  const colleague = await server.signInAs('administrator', { orgId });
  await expect(
    put({ version: replaced.version, upload_id: await uploadCover(colleague), alt: 'Somebody else’s' }),
  ).rejects.toMatchObject({ envelope: { fields: [{ path: 'upload_id' }] } });
  const removed = await colleague.call(postEditing.removeCover, { params: { id } });
  expect([removed.cover, removed.missing.includes('cover')]).toEqual([null, true]);
});

test('a cover needs 600 × 315 pixels, whichever way the camera was held', async () => {
  const { editor, begin, uploadCover } = scene;
  const { id, version } = await begin();
  const tooSmall: [number, number][] = [
    [599, 400],
    [800, 314],
    [2, 2],
  ];
  for (const size of tooSmall)
    await expect(
      editor.call(postEditing.setCover, {
        params: { id },
        body: { version, upload_id: await uploadCover(editor, size), alt: 'Too small', credit: '' },
      }),
    ).rejects.toMatchObject({ code: 'invalid_input' });
});

test('a sitting is one step of the log, and says who edited which post', async () => {
  const { editor, begin } = scene;
  const { id, version } = await begin('Edited in one sitting');
  for (const [step, summary] of ['One.', 'Two.', 'Three.'].entries())
    await editor.call(postEditing.save, { params: { id }, body: { version: version + step, summary } });
  const { items } = await editor.call(activity.list, { query: { entity: 'post', page_size: 100 } });
  expect(items.filter(({ entity }) => entity.id === id)).toMatchObject([
    { verb: 'post.updated', text: 'edited the post', entity: { href: `/dashboard/posts/${id}` } },
    { verb: 'post.created' },
  ]);
});

test('a draft that was never public can be deleted, and is gone', async () => {
  const { editor, begin, write, move } = scene;
  const { id } = await begin('To be deleted');
  expect(await editor.call(postEditing.remove, { params: { id } })).toEqual({ removed: true });
  await expect(editor.call(postEditing.get, { params: { id } })).rejects.toMatchObject({ code: 'not_found' });
  const reviewed = await move(await write('Reviewed'), 'in_review');
  await expect(editor.call(postEditing.remove, { params: { id: reviewed.id } })).rejects.toMatchObject({
    code: 'invalid_transition',
  });
  const published = await move(await move(reviewed, 'approved'), 'published');
  const withdrawn = await move(published, 'draft');
  await expect(editor.call(postEditing.remove, { params: { id: withdrawn.id } })).rejects.toMatchObject({
    code: 'invalid_transition',
  });
  await expect(
    scene.server.call(publicProfiles.post, {
      params: { company_username: scene.company, slug: withdrawn.slug },
    }),
  ).rejects.toMatchObject({ code: 'gone' });
});

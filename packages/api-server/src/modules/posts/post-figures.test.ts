import { uploads } from '@rostrum/contracts';
import {
  postBulk,
  postEditing,
  postLinks,
  postPictures,
  postVersions,
  type PostDetail,
} from '@rostrum/contracts/posts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { twoColours } from '../../testing/scenes/photo.ts';
import { sendFile } from '../../testing/scenes/send-file.ts';
import { uploads as uploadTable } from '../uploads/uploads.schema.ts';
import { postFigures as figureTable } from './post-figures.schema.ts';
import { postVersions as versionTable } from './post-versions.schema.ts';
import { postScene, type PostScene } from '../../testing/scenes/post-scene.ts';

let scene: PostScene;
beforeAll(async () => {
  scene = await postScene({ environment: { RATE_LIMIT_SCALE: '1' } });
});
afterAll(() => scene[Symbol.asyncDispose]());

const upload = async (width = 400, height = 300, by = scene.editor) =>
  sendFile(scene.server, by, await twoColours(width, height).png().toBuffer(), { purpose: 'figure' });
const add = async (post: { id: string }, by = scene.editor) =>
  by.call(postPictures.add, {
    params: { id: post.id },
    body: { upload_id: (await upload(400, 300, by)).id },
  });
const save = (post: PostDetail, body_html: string, by = scene.editor) =>
  by.call(postEditing.save, { params: { id: post.id }, body: { version: post.version, body_html } });
const figureOf = (src: string, alt = 'Six gates') =>
  `<figure><img src="${src}" alt="${alt}" width="1" height="1"><figcaption>The barrier <small>Ada Nordin</small></figcaption></figure>`;
const usedAt = async (src: string) => {
  const [row] = await scene.server.db
    .select({ usedAt: uploadTable.usedAt })
    .from(figureTable)
    .innerJoin(uploadTable, eq(uploadTable.id, figureTable.uploadId))
    .where(eq(figureTable.src, src));
  return row?.usedAt ?? null;
};

test('a picture stands in the text with its true size, on the page, in Markdown and in the feeds', async () => {
  const { write, move, company, server } = scene;
  const post = await write('With a figure');
  const { src, ...size } = await add(post);
  expect(size).toEqual({ width: 400, height: 300 });
  const saved = await save(post, `<p>At length.</p>${figureOf(src)}`);
  const drawn = `<figure><img src="${src}" alt="Six gates" width="400" height="300" /><figcaption>The barrier <small>Ada Nordin</small></figcaption></figure>`;
  expect(saved.body_html).toBe(`<p>At length.</p>${drawn}`);
  const { slug } = await move(await move(await move(saved, 'in_review'), 'approved'), 'published');
  const read = async (url: string, accept = 'text/html') =>
    (await server.app.inject({ url, headers: { accept } })).body;
  const page = `/organizations/${company}/posts/${slug}`;
  expect(await read(page)).toContain(drawn);
  expect((await server.app.inject({ url: src })).headers['content-type']).toBe('image/webp');
  const markdown = await read(page, 'text/markdown');
  expect(markdown).toMatch(
    new RegExp(String.raw`!\[Six gates\]\(https?://[^/]+${src}\)\n\nThe barrier Ada Nordin`),
  );
  for (const format of ['rss', 'atom'])
    expect(await read(`/organizations/${company}/posts.${format}`)).toMatch(
      new RegExp(`&lt;img src=&quot;https?://[^/]+${src}&quot; alt=&quot;Six gates&quot;`),
    );
});

test('a video is kept as a link with its title, and opens the policy of its page for that player alone', async () => {
  const { write, move, company, server } = scene;
  const publish = async (post: PostDetail) =>
    move(await move(await move(post, 'in_review'), 'approved'), 'published');
  const link = '<a href="https://vimeo.com/76979871" rel="noopener noreferrer">How gates close</a>';
  const text = `<p>At length.</p><figure>${link}</figure><figure><a href="https://www.youtube.com/watch?v=aqz-KE_bpKQ"></a></figure>`;
  const shown = await publish(await save(await write('With a video'), text));
  expect(shown.body_html).toBe(`<p>At length.</p><figure>${link}</figure>`);
  const read = (slug: string) => server.app.inject({ url: `/organizations/${company}/posts/${slug}` });
  const page = await read(shown.slug);
  expect(page.body).toContain(link);
  expect(page.body).not.toContain('<iframe');
  const framesOf = ({ headers }: typeof page) =>
    /frame-src [^;]*/.exec(String(headers['content-security-policy']))?.[0];
  expect(framesOf(page)).toBe("frame-src 'self' https://player.vimeo.com");
  const other = await publish(
    await save(
      await write('With a link in its place'),
      '<figure><a href="https://evil.example/76979871">x</a></figure><iframe src="https://player.vimeo.com/video/76979871"></iframe>',
    ),
  );
  expect(other.body_html).not.toContain('iframe');
  expect(framesOf(await read(other.slug))).toBe("frame-src 'self'");
});

test('the same upload is given once, whoever repeats the call; one of a colleague, of another purpose or refused is not', async () => {
  const { begin, editor, server, orgId, uploadCover } = scene;
  const post = await begin();
  const { id: upload_id } = await upload();
  const give = (id: string) =>
    editor.call(postPictures.add, { params: { id: post.id }, body: { upload_id: id } });
  expect(await give(upload_id)).toEqual(await give(upload_id));
  const colleague = await server.signInAs('administrator', { orgId });
  const pixel = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const tiny = await sendFile(server, editor, pixel, { purpose: 'figure' });
  expect([tiny.state, tiny.fault]).toEqual(['refused', 'too_small']);
  for (const id of [(await upload(400, 300, colleague)).id, await uploadCover(), tiny.id])
    await expect(give(id)).rejects.toMatchObject({ envelope: { fields: [{ path: 'upload_id' }] } });
  await expect(
    editor.call(uploads.create, { body: { purpose: 'figure', name: 'a.png', size: 20_971_521 } }),
  ).rejects.toMatchObject({ status: 413, code: 'too_large' });
});

test('a picture without a description, of nobody and of another organisation is refused by name, and nothing is saved', async () => {
  const { begin, editor, server } = scene;
  const post = await begin();
  const { src } = await add(post);
  const stranger = await server.signInAs('administrator');
  const theirs = await stranger.call(postEditing.create, {
    body: { title: 'Theirs alone', kind: 'article' },
  });
  const foreign = await add(theirs, stranger);
  for (const [text, message] of [
    [`${figureOf(src)}${figureOf(src, ' ')}`, /number 2 has no description/],
    [figureOf(`/files/${'0a'.repeat(16)}-1200.webp`), /not one of your organisation/],
    [figureOf(foreign.src), /not one of your organisation/],
  ] as const)
    await expect(save(post, text)).rejects.toMatchObject({
      envelope: { fields: [{ path: 'body_html', message: expect.stringMatching(message) as string }] },
    });
  const { version, body_html } = await editor.call(postEditing.get, { params: { id: post.id } });
  expect([version, body_html]).toEqual([post.version, '']);
  await expect(add(theirs)).rejects.toMatchObject({ code: 'not_found' });
});

test('a picture goes once no text, no version and no other post shows it', async () => {
  const { begin, editor, server } = scene;
  const [first, other] = [await begin('Shows it first'), await begin('Copies it')];
  const { src } = await add(first);
  const shown = await save(first, figureOf(src));
  const copy = await save(other, figureOf(src));
  await server.db.update(figureTable).set({ createdAt: new Date(Date.now() - 2 * 86_400_000) });
  const named = async () =>
    (await server.db.select().from(figureTable).where(eq(figureTable.src, src))).length;
  const colleague = await server.signInAs('administrator', { orgId: scene.orgId });
  // Another person begins another version: the one before still shows it, and is put back with it.
  const without = await save(shown, '<p>No picture.</p>', colleague);
  expect(await named()).toBe(2);
  const restored = await editor.call(postVersions.restore, {
    params: { id: first.id, number: 1 },
    body: { version: without.version },
  });
  expect(restored.body_html).toContain(src);
  const emptied = await save(restored, '<p>Gone.</p>', colleague);
  await server.db.delete(versionTable).where(eq(versionTable.postId, first.id));
  await save(emptied, '<p>Gone for good.</p>', colleague);
  expect([await named(), await usedAt(src)]).toEqual([1, expect.any(Date)]);
  // A deleted draft gives its pictures up, and has them again when it comes back.
  const { changed } = await editor.call(postBulk.remove, { body: { ids: [copy.id] } });
  expect(await usedAt(src)).toBeNull();
  await editor.call(postBulk.undo, { body: { change: 'delete', posts: changed } });
  expect(await usedAt(src)).toEqual(expect.any(Date));
});

test('the links of a text are asked, each once, inside of no network, and not without end', async () => {
  const { begin, editor, server } = scene;
  const text = [
    '<p><a href="https://10.0.0.1/">Inside</a> <a href="https://192.168.1.1/admin">Inside too</a></p>',
    '<p><a href="/experts/maren">Maren &amp; others</a> <a href="/experts/maren">again</a></p>',
    '<p><a href="mailto:desk@example.org">The desk</a></p>',
  ].join('');
  const post = await save(await begin('With links'), text);
  const check = (by = editor) => by.call(postLinks.check, { params: { id: post.id } });
  const { links, more } = await check();
  expect([links.map(({ text: words, state }) => [words, state]), more]).toEqual([
    [
      ['Inside', 'no_answer'],
      ['Inside too', 'no_answer'],
      ['Maren & others', 'not_checked'],
      ['The desk', 'not_checked'],
    ],
    0,
  ]);
  await expect(check(await server.signInAs('administrator'))).rejects.toMatchObject({ code: 'not_found' });
  const colleague = await server.signInAs('administrator', { orgId: scene.orgId });
  for (let count = 0; count < 10; count += 1) await check(colleague);
  await expect(check(colleague)).rejects.toMatchObject({ code: 'too_many_requests' });
});
